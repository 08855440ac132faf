"""Review: what every seat could have known, and what each of its choices was worth.

A decision is judged from what its seat knew then and nothing more: worlds are redealt for that
seat, weighted by what the others' deeds tell, and played on by the bots' policies.
"""
