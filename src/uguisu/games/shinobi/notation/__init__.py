"""One line for a position, a few words for an action.

Weapons are s shuriken, i sai, k katana, b blowgun; seats are A to F, each to the right of the one
before; clans are L Seven Lives, R Rhanobi, O Octosushi, G Sin San Güich, F Flying Fish, C Canzaï.

Actions:   k as s  give the next target a katana, declared as a shuriken (others see ? as s)
           reveal 13  turn the cards of the attackers one and three seats to the left
           accept, denounce incompetence, denounce plotting

Position:  A5[ks! bb - ] B5 C5 D2/1/0/2 start D assign B
           A has 5 lives; before A lie a katana declared as a shuriken, face up, from the nearest
           attacker, a blowgun declared as such from the second, nothing yet from the third;
           D has 2 lives, lost 1 to an attack, none by a false accusation, 2 denounced;
           D has the pawn, B is assigning attacks (or: reveal B, decide B, over B);
           then, where they matter: round 3, limit 200, free, clans ROLG,
           won BD (nobody is left, and these fell last, at once),
           verdicts m s i-k . (per seat: missed, struck, incompetence or plotting proved + or
           refuted - by the third card, unresolved)
What a position does not say is filled in, see read.py.
"""
