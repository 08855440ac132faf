"""Positions and actions as text. How pieces are written: pieces.py; how they are read: read.py.

Actions:   dojo · house 3 strength · learn kenjutsu 5 · learn kenjutsu (free)
           envoy 2 fj · rumour 3 g (a place in the row, what is paid)
           take 4 · take deck · discard 3
           strength 4+3+taijutsu · stealth boryaku+3+intonjutsu · stealth 1 second (of a pair)
           fail · banzai · leave · keep j · marker T8
           harmony · spirit kenjutsu · choho f J (what is given, what is taken)
           disguise taira · disguise none · reward honour · reward rumour 2

Position:  round 4 order BCA placed[dojo 3stealth palace]
           1[T4 3! fsJ]             a house: marker, sentry, treasures; those left out are empty
           A[1335 ffj kenjutsu~ T47 Wj 3+5 known=35 bribes=12]     a seat: hand, treasures, tiles,
                                    envoys, rumours, elite guards, cards seen taken, honour made
           dojo[5 - 3] sensei[kenjutsu - spirit] palace[T47 M28] pavilion[W? Gf]    open cards
           deck[3514] guards[35!1] elites[5/1] bag[ffs] envoys[T22] rumours[W?] tiles[spirit]
                                    what is drawn next; all other cards follow, or, after a dot,
                                    are among the discards (of tiles: out of the game)
           discards[113] guards-out[5!] elites-out[4/2] spent[ff] disguises 2
and what is being done: take 2, discard, raid[3 strength guard=5! won=fJ turned=1,5! struck=4,2],
raid[3 strength banzai won=f], raid[.. failed ..], raid[3 strength success],
scoring[firsts asked=1 left=-hr disguised=AT,BM], over; chance 1f2e.15.
"""
