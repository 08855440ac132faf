"""One line for a position, one word for an action.

Tokens are o b p g v and s for the sword; seats are A to E; times are milliseconds.

Actions:   throw, pose, o grab orange, late-o reach for it too late, done, 12 shout twelve;
           rest and timeout of the clock

Position:  A:13 B:7 C:5 sword A shuriken B round 6 [O3 OS B2 P3 G3 V1 SW SW SH]
           o=C+1040 s=B+1190/A+1247 (C has orange after 1,040 ms; B has the sword, A was later)
           done C, false A1 C3 (false starts), posed A
           then, where they matter: rolling (the dice in brackets still do), rest 4000 (the dice do
           from then on), at 5190 (the last event), tied A C (only they play) and tie-breaks A1 C1,
           seconds 30, limit 200, window 120, calm, over, cut-off, sheet, last and key
What a position does not say: no dice, they are to be thrown; A has sword and shuriken; all scores
were there from the start. A position may show fewer dice than nine.
"""
