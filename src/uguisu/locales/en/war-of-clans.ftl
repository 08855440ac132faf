woc-title = Shinobi: War of Clans
woc-card-takeda = Takeda
woc-card-uesugi = Uesugi
woc-card-mori = Mori
woc-card-oda = Oda
woc-card-hojo = Hojo
woc-card-ninja = Ninja

woc-option-final_lap = After the deck's last card is drawn, who has one more turn?
woc-option-final_lap-others = Everyone but the player who drew it.
woc-option-final_lap-everyone = Everyone; the player who drew it plays the last turn of the game.

woc-option-start = Who begins?
woc-option-start-random = The lot decides.
woc-option-start-A = Seat A.
woc-option-start-B = Seat B.
woc-option-start-C = Seat C.
woc-option-start-D = Seat D.
woc-option-start-E = Seat E.

woc-prompt-first = { $you ->
    [yes] Your first order: deploy a troop in another province, or play a ninja.
   *[no] { $actor } gives the first order.
}
woc-prompt-second = { $you ->
    [yes] Your second order: play a troop at home, or move a card between provinces.
   *[no] { $actor } gives the second order.
}
woc-prompt-third = { $you ->
    [yes] Your third order: attack a weaker army in another province.
   *[no] { $actor } gives the third order.
}
woc-prompt-over = The war is over.

woc-then-deploy = { $clan } into another province: the army there grows by one and cannot be attacked in this turn.
woc-then-home = { $clan } at home: { $count ->
    [0] your army grows to { $strength } and has nobody weaker to attack.
    [one] your army grows to { $strength } and may attack one army.
   *[other] your army grows to { $strength } and may attack { $count } armies.
}
woc-then-ninja = The ninja: the army you point at loses a card. Both are discarded.
woc-then-move = { $clan } to another province: { $left ->
    [0] no { $clan } stay with { $province }.
   *[other] { $left } { $clan } stay with { $province }.
}
woc-then-attack = { $clan } attack with { $strength }: { $count ->
    [one] one army is within reach. It loses a card, you lose nothing.
   *[other] { $count } armies are within reach. The one you choose loses a card, you lose nothing.
}

woc-no-province = There is no province { $province } at this table.
woc-no-first-abroad = The first order deploys into another province, not your own.
woc-no-second-home = In the second order a card from your hand goes to your own province only.
woc-no-third-attacks = The third order is an attack; deploying and moving come before it.
woc-no-card = You hold no { $clan } troop.
woc-no-ninja-first = A ninja is played only instead of the first order.
woc-no-ninja-home = A ninja cannot be used in your own province.
woc-no-ninja-deployed = Ninjas are not troops: no order deploys one. Point at an army with it.
woc-no-ninja-held = You hold no ninja.
woc-no-move-yet = Cards are moved in the second order, after the first.
woc-no-move-from-home = A card cannot be moved out of your own province.
woc-no-move-stays = A moved card must go to a different province.
woc-no-attack-yet = The attack is the third order; give the earlier ones first.
woc-no-attack-home = Attacks go into other provinces, not your own.
woc-no-attack-own-clan = { $clan } do not attack { $clan }.
woc-no-attack-touched = { $clan } in { $province }'s province were touched this turn and cannot be attacked.
woc-no-attack-weaker = Only a weaker army can be attacked: { $attacker } have { $own }, { $clan } have { $strength }.
woc-no-army = { $yours ->
    [yes] There is no { $clan } army in your province.
   *[no] There is no { $clan } army in { $province }'s province.
}

woc-log-deploys = { $you ->
    [yes] You deploy { $clan } in { $province }'s province.
   *[no] { $yours ->
        [yes] { $actor } deploys { $clan } in your province.
       *[no] { $actor } deploys { $clan } in { $province }'s province.
    }
}
woc-log-plays-home = { $you ->
    [yes] You play { $clan } at home.
   *[no] { $actor } plays { $clan } at home.
}
woc-log-ninja = { $you ->
    [yes] You send a ninja against { $clan } in { $province }'s province. Both are discarded.
   *[no] { $yours ->
        [yes] { $actor } sends a ninja against { $clan } in your province. Both are discarded.
       *[no] { $actor } sends a ninja against { $clan } in { $province }'s province. Both are discarded.
    }
}
woc-log-moves = { $you ->
    [yes] { $targetYours ->
        [yes] You move { $clan } from { $province }'s province into your own.
       *[no] You move { $clan } from { $province }'s province to { $target }'s.
    }
   *[no] { $yours ->
        [yes] { $actor } moves { $clan } from your province to { $target }'s.
       *[no] { $targetYours ->
            [yes] { $actor } moves { $clan } from { $province }'s province into yours.
           *[no] { $actor } moves { $clan } from { $province }'s province to { $target }'s.
        }
    }
}
woc-log-attacks = { $you ->
    [yes] Your { $attacker } ({ $strength }) attack { $clan } in { $province }'s province.
   *[no] { $yours ->
        [yes] { $attacker } ({ $strength }) of { $actor } attack { $clan } in your province.
       *[no] { $attacker } ({ $strength }) of { $actor } attack { $clan } in { $province }'s province.
    }
} { $left ->
    [0] The army is gone.
    [one] One card is left.
   *[other] { $left } cards are left.
}
woc-log-no-attack = { $you ->
    [yes] You have nobody to attack.
   *[no] { $actor } has nobody to attack.
}
woc-log-skips = { $you ->
    [yes] You cannot give the order that is due; it is skipped.
   *[no] { $actor } cannot give the order that is due; it is skipped.
}
woc-log-skips-turn = { $you ->
    [yes] You cannot give any order: your turn is skipped.
   *[no] { $actor } cannot give any order: the turn is skipped.
}
woc-log-draws = { $count ->
    [one] { $actor } draws a card.
   *[other] { $actor } draws { $count } cards.
}
woc-log-you-draw = You draw { $cards }.
woc-log-last-lap = { $option ->
    [all] The deck is empty: everyone has one more turn.
   *[others] The deck is empty: everyone else has one more turn.
}
woc-log-served = { $you ->
    [yes] You served { $clan }: { $score }.
   *[no] { $actor } served { $clan }: { $score }.
}
woc-log-at-home = { $you ->
    [yes] Level at { $score }: you have { $home } of your clan at home, the others at most { $rest }.
   *[no] Level at { $score }: { $actor } has { $home } of the own clan at home, the others at most { $rest }.
}
woc-log-level = { $count } players are level at { $score }, and level at home: they share the victory.
woc-log-wins = { $you ->
    [yes] You win the war!
   *[no] { $actor } wins the war.
}

woc-score-province = { $clan } in { $province }'s province

# The board
woc-own-province = Your province
woc-you-serve = You serve
woc-deck = deck
woc-discards = discards
woc-order-first = First
woc-order-second = Second
woc-order-third = Third
woc-pick-province = { $yours ->
    [yes] Your province
   *[no] { $player }
}
woc-pick-army = { $yours ->
    [yes] Your { $clan } ({ $strength })
   *[no] { $clan } of { $player } ({ $strength })
}
woc-your-time = Your time
woc-you-serve-secretly = You serve, in secret
woc-strength = Clan strength, all provinces
woc-clans = Clans
woc-hand = Your hand
woc-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
woc-province-of = Province of { $player }
woc-order-first-what = Deploy abroad or play a ninja
woc-order-second-what = Play at home or move
woc-order-third-what = Attack
woc-done-deployed = { $clan } deployed
woc-done-ninja = Ninja against { $clan }
woc-done-played = { $clan } at home
woc-done-moved = { $clan } moved
woc-done-attacked = { $clan } attacked
woc-deploy-here = Deploy here
woc-play-here = Place here
woc-move-here = Move here
woc-plays-next = plays next
woc-to-move = to move
woc-bot = bot, { $rank }
woc-touched = Touched this turn: cannot be attacked
woc-turns-left = { $turns ->
    [one] Last turn
   *[other] { $turns } turns left
}
woc-army = { $clan }: { $strength }
woc-deck-count = Deck: { $count }
woc-discards-list = Discards: { $cards }
woc-discards-none = none
woc-serve = You serve { $clan } in secret.
woc-serves-unknown = Serves an unknown clan.
woc-served = Served { $clan }.
woc-war-over = The war is over. Who served whom?
woc-turns-card = { $you ->
    [yes] You turn over your loyalty card.
   *[no] { $player } turns over the loyalty card.
}
woc-counted-home = at home
woc-counted-with = { $you ->
    [yes] with you
   *[no] with { $player }
}
woc-neutral = Nobody served { $clan }: a neutral clan cannot win.

## What a review believes about
woc-belief-loyalty = Who serves whom
woc-belief-hand = Holds at least one

## Why a choice was better, in a review
woc-why-own-loses = The choice made takes a troop from { $clan }, which { $player } serves.
woc-why-rival-loses = Takes a troop from { $clan }, which { $player } probably serves: { $chance }%.
woc-why-rival-gains = The choice made adds to { $clan }, which { $player } probably serves: { $chance }%.
woc-why-own-gains = Adds a troop to { $clan }, which { $player } serves.
woc-why-forced = After the choice made, only { $clan } can be attacked, which { $player } serves.
woc-why-exposed = The choice made leaves { $clan } open to attack in the province of { $player }; the better one does not.
woc-why-allowed = Makes it possible to attack { $clan }, which { $player } probably serves: { $chance }%.
woc-why-shown = Judged by orders alone, { $player } serves { $clan } with { $chance }% after the choice made, with { $less }% after the better one.

# What a newcomer is told before the first move.
woc-new = You command all five clans but serve only one, in secret. Touch a card in your hand; the provinces where it can go light up.
