shi-title = Shinobi

shi-clan-seven-lives = Seven Lives
shi-clan-rhanobi = Rhanobi
shi-clan-octosushi = Octosushi
shi-clan-sin-san-guich = Sin San Güich
shi-clan-flying-fish = Flying Fish
shi-clan-canzai = Canzaï

shi-weapon-shuriken = Shuriken
shi-weapon-sai = Sai
shi-weapon-katana = Katana
shi-weapon-blowgun = Blowgun
# The same as what is given, turned over or declared: "You give Aki a katana."
shi-one-shuriken = a shuriken
shi-one-sai = a sai
shi-one-katana = a katana
shi-one-blowgun = a blowgun

shi-option-declarations = May you declare the same weapon to two rivals?
shi-option-declarations-distinct = No: your three declarations must be different.
shi-option-declarations-free = Yes, as often as you like.
shi-option-clans = Which clans do the seats take, beginning with seat A?
shi-option-clans-L = Seven Lives
shi-option-clans-R = Rhanobi
shi-option-clans-O = Octosushi
shi-option-clans-G = Sin San Güich
shi-option-clans-F = Flying Fish
shi-option-clans-C = Canzaï
shi-option-start = Who has the pawn first?
shi-option-start-random = The lot decides.
shi-option-start-A = Seat A.
shi-option-start-B = Seat B.
shi-option-start-C = Seat C.
shi-option-start-D = Seat D.
shi-option-start-E = Seat E.
shi-option-start-F = Seat F.
shi-option-round_limit = After how many rounds is the game cut off? 0 is never.

shi-prompt-assign = { $you ->
    [yes] Give { $target } a card face down and declare a weapon, true or not.
   *[no] { $yours ->
        [yes] { $actor } chooses a card for you.
       *[no] { $actor } chooses a card for { $target }.
    }
}
shi-prompt-reveal = { $you ->
    [yes] Three cards lie before you. Choose two to turn over.
   *[no] { $actor } chooses two cards to turn over.
}
shi-prompt-incompetence = { $you ->
    [yes] They have missed. Let it rest, or denounce incompetence and turn over { $attacker }'s card.
   *[no] { $yours ->
        [yes] { $actor } may denounce incompetence and turn over your card.
       *[no] { $actor } may denounce incompetence and turn over { $attacker }'s card.
    }
}
shi-prompt-plotting = { $you ->
    [yes] They have hit. Accept it, or denounce plotting and turn over { $attacker }'s card.
   *[no] { $yours ->
        [yes] { $actor } may denounce plotting and turn over your card.
       *[no] { $actor } may denounce plotting and turn over { $attacker }'s card.
    }
}
shi-prompt-over = The game is over.

shi-then-declare = { $honest ->
    [yes] For { $target } { $card }: now declare a weapon, true or not.
    [only] For { $target } { $card }: only the truth can be declared.
   *[no] For { $target } { $card }: now declare a weapon. Only a lie is left.
}
shi-then-turn = { $attacker } declared { $declared }. One more card: { $lives ->
    [0] two alike have hit, but you have no life left to lose.
   *[other] two alike cost you a life, unless you prove a plot; two different ones have missed.
}

shi-no-gift-reveal = All attacks have been assigned. Now cards are turned over.
shi-no-gift-decide = First decide whether you denounce your attackers.
shi-no-card = You have already given your { $weapon } away in this round.
shi-no-third-time = Two cards for { $target } are already declared as { $weapon }; a third is not allowed.
shi-no-repetition = You have already declared { $weapon } in this round. Your declarations must be different.
shi-no-reveal-yet = Cards are turned over when everybody has attacked.
shi-no-reveal-again = You have turned over two cards. Only a denunciation turns over the third.
shi-no-decision-yet = There is nothing to denounce before cards are turned over.
shi-no-decision-unseen = First turn over two cards.
shi-no-incompetence = Two weapons alike are no incompetence. You can only denounce plotting.
shi-no-plotting = Two different weapons are no plot. You can only denounce incompetence.

shi-log-gives = { $yours ->
    [yes] { $actor } gives you a card and declares { $declared }.
   *[no] { $actor } gives { $target } a card and declares { $declared }.
}
shi-log-you-give = { $honest ->
    [yes] You give { $target } { $card } and say so.
   *[no] You give { $target } { $card } and declare { $declared }.
}
shi-log-turns = { $you ->
    [yes] You turn over { $first } from { $attacker } and { $second } from { $other }.
   *[no] { $mine ->
        [first] { $actor } turns over { $first } from you and { $second } from { $other }.
        [second] { $actor } turns over { $first } from { $attacker } and { $second } from you.
       *[none] { $actor } turns over { $first } from { $attacker } and { $second } from { $other }.
    }
}
shi-log-lied = { $you ->
    [yes] You had declared { $declared }.
   *[no] { $actor } had declared { $declared }.
}
shi-log-misses = The weapons are different: the attack has missed.
shi-log-hits = The weapons are alike: the attack hits.
shi-log-rests = { $you ->
    [yes] You let it rest.
   *[no] { $actor } lets it rest.
}
shi-log-accepts = { $you ->
    [yes] You accept it.
   *[no] { $actor } accepts it.
}
shi-log-denounces-incompetence = { $you ->
    [yes] You denounce incompetence and turn over { $third } from { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } denounces incompetence and turns over { $third } from you.
       *[no] { $actor } denounces incompetence and turns over { $third } from { $attacker }.
    }
}
shi-log-denounces-plotting = { $you ->
    [yes] You denounce plotting and turn over { $third } from { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } denounces plotting and turns over { $third } from you.
       *[no] { $actor } denounces plotting and turns over { $third } from { $attacker }.
    }
}
shi-log-incompetence-proved = All three weapons are different: the incompetence is proved.
shi-log-incompetence-refuted = Two weapons are alike: the accusation is false.
shi-log-plotting-proved = All three weapons are alike: the plot is proved.
shi-log-plotting-refuted = The third weapon is another one: the accusation is false.
shi-log-loses = { $you ->
    [yes] { $left ->
        [0] { $count ->
            [one] You lose your last life.
           *[other] You lose your last { $count } lives.
        }
       *[other] { $count ->
            [one] You lose a life and have { $left } left.
           *[other] You lose { $count } lives and have { $left } left.
        }
    }
   *[no] { $left ->
        [0] { $count ->
            [one] { $actor } loses the last life.
           *[other] { $actor } loses the last { $count } lives.
        }
       *[other] { $count ->
            [one] { $actor } loses a life and has { $left } left.
           *[other] { $actor } loses { $count } lives and has { $left } left.
        }
    }
}
shi-log-spent = { $you ->
    [yes] You have no life left to lose.
   *[no] { $actor } has no life left to lose.
}
shi-log-round = { $you ->
    [yes] Everybody takes their cards back. Round { $round } begins, and you have the pawn.
   *[no] Everybody takes their cards back. Round { $round } begins, and { $actor } has the pawn.
}
shi-log-wins = { $you ->
    [yes] You alone are still alive: you are the Great Daimyo!
   *[no] { $actor } alone is still alive and becomes Great Daimyo.
}
shi-log-shares = { $you ->
    [yes] You are one of the last, who fell all at once, and share the victory!
   *[no] { $actor } is one of the last, who fell all at once, and shares the victory.
}
shi-log-cut-off = The game is cut off after round { $round }.
shi-log-leads = { $you ->
    [yes] { $shared ->
        [yes] You share first place (lives left: { $lives }).
       *[no] You take first place (lives left: { $lives }).
    }
   *[no] { $shared ->
        [yes] { $actor } shares first place (lives left: { $lives }).
       *[no] { $actor } takes first place (lives left: { $lives }).
    }
}

shi-score-start = Life counters at the start
shi-score-attacks = Lost to attacks
shi-score-accusations = Lost by false accusations
shi-score-denounced = Lost when denounced

# The board
shi-round = Round { $round }
shi-phase-assign = Assign attacks
shi-phase-resolve = Turn over and denounce
shi-hand = Your cards
shi-declare = You declare
shi-verdict-missed = Missed
shi-verdict-struck = Hit
shi-verdict-incompetence-proved = Incompetence!
shi-verdict-incompetence-refuted = False charge
shi-verdict-plotting-proved = A plot!
shi-verdict-plotting-refuted = False charge
shi-pick-declare = Declare { $weapon }
shi-pick-attack = { $player }'s card, declared as { $weapon }
shi-pick-place = { $player }'s card
shi-pick-accept = { $hit ->
    [yes] Accept the hit
   *[no] Let it rest
}
shi-pick-incompetence = Denounce incompetence
shi-pick-plotting = Denounce plotting
shi-charge-incompetence = Incompetence!
shi-charge-plotting = Plotting!

# The board
shi-only-you = Only you see this
shi-face-down = face down
shi-card-of = Card of { $name }, declared { $declared }: { $weapon }
shi-lives-of = { $lives } of { $of } lives
shi-lives-left = { $lives ->
    [one] life left
   *[other] lives left
}
shi-lives-left-full = { $lives ->
    [0] No life left
    [one] One life left
   *[other] { $lives } lives left
}
shi-pawn = Start player
shi-bot = Bot
shi-you = { $name } (you)
shi-order = Who goes when
shi-trial = { $you ->
    [yes] Your trial
   *[no] { $name }'s trial
}
shi-said = said
shi-lie = A lie
shi-true = True
shi-known = What everyone knows of { $name }'s card
shi-seen = Seen
shi-declared = Declared
shi-unseen = Unseen
shi-two-alike = Two alike
shi-two-different = Two different
shi-three-alike = Three alike
shi-three-different = Three different
shi-state-missed = The attack missed
shi-state-struck = The attack struck
shi-state-incompetence-proved = Proved incompetence
shi-state-incompetence-refuted = Cried incompetence and was wrong
shi-state-plotting-proved = Proved a plot
shi-state-plotting-refuted = Cried plot and was wrong
shi-state-fallen = Fallen, but still attacks
shi-state-target = Receives a card now
shi-state-assign = Sends ninjas
shi-state-reveal = Turns two cards
shi-state-decide = Decides
shi-accept-plotting-what = Lose one life.
shi-accept-incompetence-what = Nothing happens.
shi-if-weapon = If { $weapon }:
shi-if-third = If a third weapon:
shi-if-not = If not:
shi-if-right = each attacker loses 1, you none
shi-if-wrong-plotting = you lose 2
shi-if-wrong-incompetence = you lose 1
shi-choose-card = 1. The card that goes, face down
shi-choose-declaration = 2. What you say it is
shi-before-you = Before you
shi-your-attacks = Your attacks
shi-dashed = The dashed mark is for your eyes only
shi-kept = Kept in hand
shi-kept-what = Nobody sees it

# A trial, centre stage
shi-part-cards = Cards
shi-part-verdict = Verdict
shi-part-cry = Charge
shi-part-toll = Who pays
shi-scene-cards = { $you ->
    [yes] You turn two cards
   *[no] { $actor } turns two cards
}
shi-scene-twice = { $weapon } twice.
shi-scene-hit-what = { $you ->
    [yes] You lose a life, unless you denounce plotting.
   *[no] { $actor } must lose a life or denounce plotting.
}
shi-scene-missed-what = { $you ->
    [yes] Nobody loses a life, unless you denounce incompetence.
   *[no] Nobody loses a life, unless { $actor } denounces incompetence.
}
shi-scene-cry-plotting = { $you ->
    [yes] You say: all three weapons are alike.
   *[no] { $actor } says: all three weapons are alike.
}
shi-scene-cry-incompetence = { $you ->
    [yes] You say: all three weapons are different.
   *[no] { $actor } says: all three weapons are different.
}
shi-scene-attackers-pay = Each attacker loses a life.
shi-scene-nobody-pays = Nobody loses a life.
shi-scene-safe = Safe
shi-scene-fallen = Falls

## What a review believes about
shi-belief-card = The cards others have given

## Why a choice was better, in a review
shi-why-third = The third card, from { $player }, is also { $weapon } in { $chance } of 100 cases.
shi-why-differs = The third card, from { $player }, is a third weapon in { $chance } of 100 cases.
shi-why-turn = These two cards are alike in { $chance } of 100 cases.
shi-why-alike = The two cards of the better choice are alike in { $chance } of 100 cases, those that were turned in { $more }.
shi-why-match = Before { $player } already lies { $weapon } of another attacker in { $chance } of 100 cases, { $other } in { $less }.

# What a newcomer is told before the first move.
shi-new = You may lie: rivals see only the weapon you declare until cards are turned. Whoever loses the last life is out.
