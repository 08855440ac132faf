# Lo que un mensajero muestra de un enlace.
preview-house = Cuatro juegos de ninjas en el navegador: contra bots o con amigos.
preview-invited = { $host } te invita a una partida de { $game }. Abre el enlace y siéntate.
preview-table = Una mesa de { $game } en Uguisu.
