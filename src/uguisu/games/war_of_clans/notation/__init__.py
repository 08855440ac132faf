"""One line for a position, one word for an action.

Clans are t u m o h, a ninja n; provinces are A to E.

Actions:   t>B place a Takeda troop in B    nxBt ninja on B's Takeda
           tB>C move a Takeda card from B to C    txBu Takeda attack B's Uesugi

Position:  A[t3 o1] B[u2] C[] A:ttun B:mm turn A order 3 touched Bu Ao
           then, where they matter: loyal tum, discards t2n1, deck uumo (first drawn first),
           everyone, last B 2 (B drew the last card, 2 turns left), only-ninjas B
An empty hand, deck or discard pile is a dash. What a position does not say (see read.py):
loyalties in clan order, unlisted hands empty, all other cards in the deck, or, if the deck is
named or empty, among the discards; the turn is of the first hand listed, order 1.
"""
