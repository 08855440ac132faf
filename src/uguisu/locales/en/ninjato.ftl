njt-title = Ninjato
njt-clan-taira = Taira
njt-clan-minamoto = Minamoto
njt-clan-go-shirakawa = Go-Shirakawa
njt-treasure-fan = fan
njt-treasure-scroll = scroll
njt-treasure-vase = vase
njt-treasure-jade = jade
njt-treasure-gold = gold
njt-card-1 = 1
njt-card-2 = 2
njt-card-3 = 3
njt-card-4 = 4
njt-card-5 = 5
njt-skill-taijutsu = Taijutsu
njt-skill-katonjutsu = Katonjutsu
njt-skill-shinobi-iri = Shinobi-iri
njt-skill-intonjutsu = Intonjutsu
njt-skill-kenjutsu = Kenjutsu
njt-skill-boryaku = Boryaku
njt-skill-choho = Choho
njt-skill-spirit = Spirit
njt-skill-harmony = Harmony
njt-skill-hensojutsu = Hensojutsu
njt-rumour-warrior = Greatest Warrior
njt-rumour-goodwill = Goodwill of the People
njt-rumour-friends = Powerful Friends
njt-rumour-master = Master of the Secret Art
njt-rumour-dishonour = Dishonorable Opponents
njt-demand-any-1 = any treasure
njt-demand-any-2 = any two treasures
njt-demand-any-3 = any three treasures
njt-demand-any-4 = any four treasures
njt-demand-alike-2 = two alike
njt-demand-alike-3 = three alike
njt-demand-alike-4 = four alike
njt-demand-maybe-1 = one more if you like
njt-demand-maybe-2 = up to two more
njt-demand-maybe-3 = up to three more

njt-prompt-place = { $you ->
    [yes] { $number ->
        [1] Your first shuriken: place it, and act there at once.
        [2] Your second shuriken: place it, and act there at once.
       *[other] Your last shuriken of this round: place it, and act there at once.
    }
   *[no] { $number ->
        [1] { $actor } places the first shuriken.
        [2] { $actor } places the second shuriken.
       *[other] { $actor } places the last shuriken.
    }
}
njt-prompt-take = { $you ->
    [yes] { $count ->
        [one] Take one more card, an open one or from the deck.
       *[other] Take { $count } more cards, open ones or from the deck.
    }
   *[no] { $count ->
        [one] { $actor } takes one more card in the Dojo.
       *[other] { $actor } takes { $count } more cards in the Dojo.
    }
}
njt-prompt-discard = { $you ->
    [yes] Seven cards are the limit: discard one.
   *[no] { $actor } has more than seven cards and discards one.
}
njt-prompt-strike = { $you ->
    [yes] { $side ->
        [strength] House { $house }: strike higher than { $guard }, or give up.
       *[stealth] House { $house }: strike lower than { $guard }, or give up.
    }
   *[no] { $side ->
        [strength] { $actor } faces a guard of { $guard } in house { $house }, by strength.
       *[stealth] { $actor } faces a guard of { $guard } in house { $house }, by stealth.
    }
}
njt-prompt-strike-pair = { $you ->
    [yes] { $side ->
        [strength] House { $house }: strike higher than { $one } or than { $two }; both guards must be beaten.
       *[stealth] House { $house }: strike lower than { $one } or than { $two }; both guards must be beaten.
    }
   *[no] { $side ->
        [strength] { $actor } faces a pair of guards, { $one } and { $two }, in house { $house }, by strength.
       *[stealth] { $actor } faces a pair of guards, { $one } and { $two }, in house { $house }, by stealth.
    }
}
njt-prompt-banzai = { $you ->
    [yes] { $elite ->
        [yes] Banzai, against an elite guard? Or leave with what you have?
       *[no] Banzai, for the next treasure? Or leave with what you have?
    }
   *[no] { $elite ->
        [yes] { $actor } thinks about an elite guard.
       *[no] { $actor } thinks about the next guard.
    }
}
njt-prompt-keep = { $you ->
    [yes] You failed: choose the one treasure that you keep.
   *[no] { $actor } failed and chooses a treasure to keep.
}
njt-prompt-marker = { $you ->
    [yes] House { $house } is empty: choose which other clan takes it.
   *[no] { $actor } chooses which clan takes house { $house }.
}
njt-prompt-disguise = { $you ->
    [yes] Hensojutsu: disguise an envoy with a mask for one more influence, or none.
   *[no] { $actor } may disguise an envoy.
}
njt-prompt-first = { $you ->
    [yes] You are first with { $clan }: take { $honour } honour, or a rumour free of charge.
   *[no] { $actor } is first with { $clan } and chooses the reward.
}
njt-prompt-second = { $you ->
    [yes] You are second with { $clan }: choose a rumour, free of charge.
   *[no] { $actor } is second with { $clan } and chooses a rumour.
}
njt-prompt-over = The seven rounds are over.

njt-then-place = { $place ->
    [sensei] The Sensei: { $count ->
        [one] you can learn one skill here.
       *[other] you can learn one of { $count } skills here.
    }
    [palace] The Palace: { $count ->
        [one] you can bribe one envoy here.
       *[other] you can bribe one of { $count } envoys here.
    }
   *[pavilion] The Pavilion: { $count ->
        [one] you can spread one rumour here.
       *[other] you can spread one of { $count } rumours here.
    }
}
njt-then-learn = { $cost ->
    [0] Learn { $skill }: pay any card of your hand.
   *[other] Learn { $skill }: pay a { $cost }.
}
njt-then-envoy = { $clan } envoy of { $age } years: pay { $demand }. { $span ->
    [yes] Honour { $low } to { $high }.
   *[no] Honour { $high }.
}
njt-then-rumour = { $rumour }: pay { $demand }. { $span ->
    [yes] Honour { $low } to { $high }.
   *[no] Honour { $high }.
}
njt-then-strike = The strike makes { $value } and beats { $guard }: you win a treasure, { $treasure }.
njt-then-half = The strike makes { $value } and beats { $guard }: then the other guard of the pair.

njt-now-place = It is time to place a shuriken, and nothing else.
njt-now-take = You are in the Dojo: all cards due must be taken first.
njt-now-discard = You hold more than seven cards: discard first.
njt-now-strike = A guard stands before you: strike, use a skill, or give up.
njt-now-banzai = No guard is up: shout banzai or leave.
njt-now-keep = The invasion has failed: choose the treasure that you keep.
njt-now-marker = You emptied the house: choose a clan for it first.
njt-now-disguise = It is time for disguises: name an envoy with a mask, or none.
njt-now-first = You are rewarded: take the honour or an open rumour.
njt-now-second = You are rewarded: take an open rumour.

njt-no-house-empty = There is nothing to win in house { $house }: nobody can go there now.
njt-no-tile-open = The Sensei has no tile of { $skill } to offer now.
njt-no-paying-known-style = You know the style of { $skill }: the lesson is free, and no card is paid.
njt-no-free-tile = { $cost ->
    [0] You know no skill of this style: { $skill } costs a card.
   *[other] You know no skill of this style: { $skill } costs a { $cost }.
}
njt-no-such-price = { $skill } costs a { $cost } and nothing else.
njt-no-card = You hold no { $value }.
njt-no-open-card = There is no card in this place.
njt-no-such-payment = { $paid } is not what is asked: { $demand }.
njt-no-means = You cannot pay what is asked: { $demand }.
njt-no-treasure = { $count ->
    [0] You have no treasure of this kind: { $treasure }.
   *[other] You have too few of this treasure: { $treasure }.
}
njt-no-deck = There is no card left to draw.
njt-no-open-value = No open card is a { $value }.
njt-no-going-yet = A guard stands before you: beat it or give up before anything else.
njt-no-keeping = You have won no treasure of this kind: { $treasure }.
njt-no-harmony-failed = The invasion has failed, there is nothing more to fight: Harmony is of no use.
njt-no-choho-won = { $side ->
    [red] On your shuriken there is no red treasure of this kind: { $treasure }.
   *[light] On your shuriken there is no light treasure of this kind: { $treasure }.
}
njt-no-choho-house = { $side ->
    [red] In the house there is no red treasure of this kind: { $treasure }.
   *[light] In the house there is no light treasure of this kind: { $treasure }.
}
njt-no-spirit-on = Spirit cannot turn up { $skill }.
njt-no-spirit-unused = You have no used tile of { $skill } to turn up.
njt-no-tile-used = You have not enough tiles of { $skill } left in this round.
njt-no-tile-owned = You have not learned { $skill }.
njt-no-mask = You have no { $clan } envoy with a mask to disguise.
njt-no-mask-left = All your { $clan } envoys with a mask are disguised already.
njt-no-honour-left = The first took the honour; a rumour is what is left for you.
njt-no-marker-same = Another clan must take the house, not { $clan }.
njt-no-marker-free = This marker lies on another house.
njt-no-side = { $side ->
    [strength] You invade by strength: every card and tile counts upwards.
   *[stealth] You invade by stealth: every card and tile counts downwards.
}
njt-no-pair = There is only one guard before you.
njt-no-beaten-half = This guard of the pair is beaten already.
njt-no-kickers = { $count ->
    [0] You hold no 3.
    [one] You hold only one 3.
   *[other] You hold only { $count } cards of value 3.
}
njt-no-win = { $side ->
    [strength] By strength you must strike higher than { $guard }; this is { $value }.
   *[stealth] By stealth you must strike lower than { $guard }; this is { $value }.
}

njt-log-dojo = { $you ->
    [yes] { $count ->
        [one] You go to the Dojo and take one card.
       *[other] You go to the Dojo and take { $count } cards.
    }
   *[no] { $count ->
        [one] { $actor } goes to the Dojo and takes one card.
       *[other] { $actor } goes to the Dojo and takes { $count } cards.
    }
}
njt-log-takes = { $you ->
    [yes] You take an open { $value }.
   *[no] { $actor } takes an open { $value }.
}
njt-log-draws = { $actor } draws a card from the deck.
njt-log-you-draw = You draw a { $value } from the deck.
njt-log-discards = { $you ->
    [yes] You discard a { $value }.
   *[no] { $actor } discards a { $value }.
}
njt-log-learns = { $you ->
    [yes] You pay a { $value } and learn { $skill }.
   *[no] { $actor } pays a { $value } and learns { $skill }.
}
njt-log-learns-free = { $you ->
    [yes] You know the style and learn { $skill } for nothing.
   *[no] { $actor } knows the style and learns { $skill } for nothing.
}
njt-log-invades = { $side ->
    [strength] { $you ->
        [yes] You force your way into house { $house } of { $clan }.
       *[no] { $actor } forces a way into house { $house } of { $clan }.
    }
   *[stealth] { $you ->
        [yes] You slip into house { $house } of { $clan }.
       *[no] { $actor } slips into house { $house } of { $clan }.
    }
}
njt-log-bribes = { $you ->
    [yes] You bribe the { $clan } envoy of { $age } years: { $paid }. Honour { $honour }.
   *[no] { $actor } bribes the { $clan } envoy of { $age } years: { $paid }. Honour { $honour }.
}
njt-log-spreads = { $you ->
    [yes] You spread a rumour, { $rumour }, and pay: { $paid }. Honour { $honour }.
   *[no] { $actor } spreads a rumour, { $rumour }, and pays: { $paid }. Honour { $honour }.
}
njt-log-strikes = { $you ->
    [yes] You strike with { $strike }: { $value } beats { $guard }.
   *[no] { $actor } strikes with { $strike }: { $value } beats { $guard }.
}
njt-log-half-beaten = { $you ->
    [yes] One guard of the pair is beaten; the other still stands before you.
   *[no] One guard of the pair is beaten; the other still stands before { $actor }.
}
njt-log-wins-treasure = { $you ->
    [yes] You win a treasure: { $treasure }.
   *[no] { $actor } wins a treasure: { $treasure }.
}
njt-log-captures = { $you ->
    [yes] You keep the elite guard, worth { $honour } in the end.
   *[no] { $actor } keeps the elite guard, worth { $honour } in the end.
}
njt-log-empties = { $you ->
    [yes] House { $house } is empty! All of it is yours: { $treasures }.
   *[no] House { $house } is empty! { $actor } takes all of it: { $treasures }.
}
njt-log-marker = { $you ->
    [yes] You give house { $house } to { $clan }, with { $honour } honour.
   *[no] { $actor } gives house { $house } to { $clan }, with { $honour } honour.
}
njt-log-banzai = { $you ->
    [yes] You shout banzai!
   *[no] { $actor } shouts banzai!
}
njt-log-guard = A guard of { $value } appears.
njt-log-elite = An elite guard appears: { $strength } against strength, { $stealth } against stealth.
njt-log-pair = Two elite guards appear together: { $one } and { $two }.
njt-log-alarm = Alarm! A treasure is brought into the house: { $treasure }. The best one turns red: { $red }.
njt-log-alarm-nothing = Alarm! But there is no treasure left to be brought.
njt-log-leaves = { $you ->
    [yes] You leave with your loot: { $treasures }.
   *[no] { $actor } leaves with the loot: { $treasures }.
}
njt-log-fails = { $you ->
    [yes] You fail and can keep only one treasure.
   *[no] { $actor } fails and can keep only one treasure.
}
njt-log-fails-empty = { $you ->
    [yes] You fail and leave with nothing.
   *[no] { $actor } fails and leaves with nothing.
}
njt-log-keeps = { $you ->
    [yes] You keep one treasure: { $treasure }.
   *[no] { $actor } keeps one treasure: { $treasure }.
}
njt-log-added = House { $house } gets another treasure: { $treasure }.
njt-log-harmony = { $side ->
    [strength] { $you ->
        [yes] Harmony: from now on you fight by strength.
       *[no] Harmony: from now on { $actor } fights by strength.
    }
   *[stealth] { $you ->
        [yes] Harmony: from now on you fight by stealth.
       *[no] Harmony: from now on { $actor } fights by stealth.
    }
}
njt-log-spirit = { $you ->
    [yes] Spirit: you can use { $skill } again in this round.
   *[no] Spirit: { $actor } can use { $skill } again in this round.
}
njt-log-choho = { $you ->
    [yes] Choho: you put a treasure back ({ $given }) and take another ({ $taken }).
   *[no] Choho: { $actor } puts a treasure back ({ $given }) and takes another ({ $taken }).
}
njt-log-turned-red = The best light treasure of the house turns red: { $treasure }.
njt-log-shuffled-dojo-deck = The discarded Dojo cards are shuffled into a new deck.
njt-log-shuffled-guard-deck = The discarded guards are shuffled into a new deck.
njt-log-shuffled-elite-deck = The discarded elite guards are shuffled into a new deck.
njt-log-shuffled-bag = The spent treasures go back into the bag.
njt-log-round-over = Round { $round } is over.
njt-log-scoring = The clans reward their friends.
njt-log-disguises = { $you ->
    [yes] You disguise a { $clan } envoy: one more influence.
   *[no] { $actor } disguises a { $clan } envoy: one more influence.
}
njt-log-no-disguise = { $you ->
    [yes] You disguise nobody more.
   *[no] { $actor } disguises nobody more.
}
njt-log-reward-honour = { $you ->
    [yes] { $clan } reward you: { $honour } honour.
   *[no] { $clan } reward { $actor }: { $honour } honour.
}
njt-log-reward-rumour = { $you ->
    [yes] { $clan } reward you with a rumour: { $rumour }.
   *[no] { $clan } reward { $actor } with a rumour: { $rumour }.
}
njt-log-given-honour = { $you ->
    [yes] You receive the honour that was left: { $honour }.
   *[no] { $actor } receives the honour that was left: { $honour }.
}
njt-log-given-rumour = { $you ->
    [yes] You receive the rumour that was left: { $rumour }.
   *[no] { $actor } receives the rumour that was left: { $rumour }.
}
njt-log-round = { $you ->
    [yes] Round { $round } begins, and you go first.
   *[no] Round { $round } begins, and { $actor } goes first.
}
njt-log-bonus = { $you ->
    [yes] Your rumours, treasures and elite guards bring { $bonus }; your honour is { $honour }.
   *[no] Rumours, treasures and elite guards of { $actor } bring { $bonus }; honour { $honour }.
}
njt-log-wins = { $you ->
    [yes] You win. Everybody bows to you!
   *[no] { $actor } wins. Everybody bows!
}

njt-score-bribes = Treasures for envoys
njt-score-spreading = Treasures for rumours
njt-score-after-3 = Rewards of the clans after round 3
njt-score-after-5 = Rewards of the clans after round 5
njt-score-after-7 = Rewards of the clans after round 7
njt-score-warrior = { $rumour } ({ $count }): { $times } × { $collected } elite guards
njt-score-goodwill = { $rumour } ({ $count }): { $times } × { $collected } rumours
njt-score-friends = { $rumour } ({ $count }): { $times } × { $collected } envoys
njt-score-master = { $rumour } ({ $count }): { $times } × { $collected } skill tiles
njt-score-dishonour = { $rumour }: { $count } × { $each }
njt-score-unspent = Treasures not spent
njt-score-guards = { $count ->
    [one] One elite guard beaten
   *[other] { $count } elite guards beaten
}

# The terminal board.
njt-board-round = Round { $round } of 7
njt-board-order = order
njt-board-next = next
njt-board-hand = Hand
njt-board-skills = Skills
njt-board-treasures = Treasures
njt-board-won = Won
njt-board-sentry = sentry
njt-board-guards = guards
njt-board-elite = elite
njt-board-bag = bag
njt-board-envoys = envoys
njt-board-rumours = rumours
njt-board-tiles = tiles
njt-place-dojo = Dojo
njt-place-sensei = Sensei
njt-place-palace = Palace
njt-place-pavilion = Pavilion
njt-short-warrior = Warrior
njt-short-goodwill = Goodwill
njt-short-friends = Friends
njt-short-master = Master
njt-short-dishonour = Dishonour

njt-pick-dojo = The Dojo: take cards
njt-pick-sensei = The Sensei: learn a skill
njt-pick-palace = The Palace: bribe an envoy
njt-pick-pavilion = The Pavilion: spread a rumour
njt-pick-house = { $side ->
    [strength] House { $house } by strength, against { $guard }
   *[stealth] House { $house } by stealth, against { $guard }
}
njt-pick-tile = { $cost ->
    [0] { $skill }, for any card
   *[other] { $skill }, for a { $cost }
}
njt-pick-envoy = { $clan } envoy of { $age } years: { $demand }
njt-pick-rumour = { $rumour }: { $demand }
njt-pick-hand = { $value } from your hand
njt-pick-open = The open { $value }
njt-pick-deck = A card from the deck
njt-pick-guard = { $half ->
    [first] The guard of { $value }
   *[second] The other guard, of { $value }
}
njt-pick-banzai = Banzai!
njt-pick-leave = Leave
njt-pick-fail = Give up
njt-pick-shuriken = { $side ->
    [red] { $treasure } (red) on your shuriken
   *[light] { $treasure } on your shuriken
}
njt-pick-in-house = { $side ->
    [red] { $treasure } (red) in the house
   *[light] { $treasure } in the house
}
njt-pick-marker = { $clan }, { $honour } honour
njt-pick-disguise = Disguise a { $clan } envoy
njt-pick-no-disguise = No disguise
njt-pick-honour = { $honour } honour

# The board in the browser.
njt-effect-taijutsu = +1 or −1
njt-effect-katonjutsu = +2
njt-effect-shinobi-iri = −2
njt-effect-intonjutsu = counts 0
njt-effect-kenjutsu = counts 6
njt-effect-boryaku = is 2 or 4
njt-effect-choho = swap one
njt-effect-spirit = use again
njt-effect-harmony = other side
njt-effect-hensojutsu = disguise
njt-worth-warrior = × elite
njt-worth-goodwill = × rumours
njt-worth-friends = × envoys
njt-worth-master = × tiles
njt-worth-dishonour = 6, 4 or 2
njt-worth-honour = { $honour } honour
njt-used = used
njt-free = free
njt-any = any
njt-red = red
njt-honour = honour
njt-honour-track = Honour
njt-strength = Strength
njt-stealth = Stealth
njt-players = Players
njt-houses = Clan houses
njt-house = house { $house }
njt-house-of = House { $house }, { $clan }, { $honour } honour
njt-house-empty = Emptied. It opens again next round.
njt-discarded = { $count } discarded
njt-in-deck = { $count } in the deck
njt-in-pile = { $count } in the pile
njt-next-order = Next order
njt-go-dojo = Take cards
njt-go-dojo-why = the last one here leads the next round
njt-go-sensei = Learn one skill
njt-go-palace = Bribe one envoy
njt-go-pavilion = Spread one rumour
njt-cannot-pay = not now
njt-up-to = up to +{ $honour }
njt-now = +{ $honour } now
njt-your-turn = Your turn
njt-your-raid = Your raid
njt-your-things = What lies before you
njt-hand-size = { $count } of 7
njt-elites-beaten = { $count } elite beaten
njt-shuriken-left = { $count } shuriken left
njt-first = 1st
njt-second = 2nd
njt-influence = Influence
njt-scored-after = scored after round { $round }
njt-clan-worth = Honour of all its houses
njt-guard = guard
njt-elite = Elite
njt-alarm = Alarm!
njt-alarm-what = A treasure was brought in, and the best light one turned red.
njt-beaten = beaten
njt-faces-you = faces you
njt-guards-met = Guards met
njt-by-strength = By strength: strike higher than the guard
njt-by-stealth = By stealth: strike lower than the guard
njt-on-shuriken = On your shuriken
njt-still-there = Still in the house
njt-tier-light = light, watched by guards
njt-tier-red = red, watched by elite
njt-your-strike = your strike
njt-beats = beats
njt-can-reach = within your reach
njt-strike = Strike
njt-strike-start = Touch a card to strike with
njt-strike-add = add a 3 or a tile
njt-strike-none = Nothing you have beats this guard.
njt-strike-first = Choose cards and tiles first.
njt-strike-what = { $value } beats { $guard }.
njt-is-next = is next
njt-later = Once this guard is beaten.
njt-fail-hand = Your cards stay in hand.
njt-one-of-these = one of these
njt-leave-what = Keep everything you won.
njt-leave-house = The house gains one treasure.
njt-yours = yours
njt-guard-deck = Guard deck: { $count } cards
njt-elite-deck = Elite deck: { $count } cards
njt-guard-down = The guard is down
njt-next-guard = Light treasure is left, and a guard watches it.
njt-next-elite = Only red treasure is left, and elite guards watch it.
njt-if-you-shout = turned up if you shout
njt-failed = You have failed
njt-failed-what = Touch the one treasure that you keep; the others are lost.
njt-house-won = The house is empty!
njt-house-won-what = All of it is yours. Which banner flies here now?
njt-what-helps = What helps
njt-swap-give = Choho: touch the treasure on your shuriken that goes back.
njt-swap-take = Choho: touch the treasure that you take for it.
njt-what-is-known = What is known
njt-what-now = What now
njt-seen = seen: { $cards }
njt-helps-strike = makes the strike { $value }.
njt-helps-reach = with more, reaches { $value }.
njt-pay = Pay
njt-pay-choose = Touch the treasures that you pay.
njt-pay-enough = This is enough; you may add more.
njt-pay-gold = Gold stands for any treasure, whichever pays best.
njt-pay-card = Touch the card in your hand that you pay with.
njt-scoring = The clans reward their friends
njt-after-round = After round { $round }. First all the firsts, then the seconds take what is left.
njt-end-lead = { $first } has { $honour } honour, { $by } more than { $second }.
njt-end-tie = { $first } and { $second } have { $honour } honour each: more envoys decide, then the oldest one (NJT-53).
njt-from-envoys = Paid for envoys
njt-from-rumours = Paid for rumours
njt-from-clans = Rewards of the clans
njt-from-secrets = Rumours and the rest
njt-step-disguise = Disguises
njt-step-first = The first choose
njt-step-second = The second take the rest
njt-disguise = Disguise one
njt-or-rumour = or a rumour
njt-nobody = { $place ->
    [1] No envoy of this clan: nobody is first.
   *[2] Nobody is second.
  }
njt-left-honour = The honour is left for the second.
njt-left-rumour = A rumour is left for the second.
njt-within = { $count ->
    [0] nothing within your means
    [one] { $count } within your means
   *[other] { $count } within your means
}
njt-not-safe = { $count ->
    [0] Nothing won yet
    [one] Not safe before you leave
   *[other] Not safe before you leave
}
njt-fail-what = { $count ->
    [0] You leave with nothing.
    [one] You keep the one you won.
   *[other] You keep only one of { $count }.
}
njt-banzai-guard = { $count ->
    [one] One more guard, one more treasure.
   *[other] One more guard, one more treasure. Fail, and you keep one of { $count }.
}
njt-banzai-elite = { $count ->
    [one] An elite guard, for a red treasure.
   *[other] An elite guard, for a red treasure. Fail, and you keep one of { $count }.
}
njt-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## What a review believes about
njt-belief-hand = Holds at least one card of this value
njt-belief-guard = The next guard (* alarm)
njt-belief-tile = The next tile

njt-why-in-vain = { $player } has no cards and tiles to beat the sentry of house { $house }.
njt-why-guard = { $player } can beat the next guard in { $chance } of 100 cases.
njt-why-first = Puts { $player } first with { $clan }.
njt-why-honour = Brings { $honour } honour at once.
njt-why-sentry = { $player } has the cards and tiles to beat the sentry of house { $house }.
njt-why-keeps = The better choice leaves { $player } { $count } more { $count ->
    [one] Dojo card
   *[other] Dojo cards
 } in hand.

# What a newcomer is told before the first move.
njt-new = Every shuriken is one act: take cards, learn a skill, raid a clan house or visit the palace. Treasures won in raids buy the envoys that score.
