# Ce qu'une messagerie montre d'un lien.
preview-house = Quatre jeux de ninjas dans le navigateur : contre des bots ou entre amis.
preview-invited = { $host } t'invite à une partie de { $game }. Ouvre le lien et prends place.
preview-table = Une table de { $game } sur Uguisu.
