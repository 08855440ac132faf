# Ciò che un messenger mostra di un link.
preview-house = Quattro giochi di ninja nel browser: contro i bot o con gli amici.
preview-invited = { $host } ti invita a una partita di { $game }. Apri il link e siediti.
preview-table = Un tavolo di { $game } su Uguisu.
