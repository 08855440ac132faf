# What a messenger shows of a link.
preview-house = Four ninja games for the browser: play against bots or with friends.
preview-invited = { $host } invites you to a game of { $game }. Open the link and sit down.
preview-table = A table of { $game } at Uguisu.
