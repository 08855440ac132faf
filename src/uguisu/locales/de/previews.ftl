# Was ein Messenger von einem Link zeigt.
preview-house = Vier Ninja-Spiele für den Browser: gegen Bots oder mit Freunden.
preview-invited = { $host } lädt dich zu einer Partie { $game } ein. Öffne den Link und setz dich.
preview-table = Ein Tisch mit { $game } bei Uguisu.
