# Los correos del servidor.
notice-your-turn-subject = Te toca
notice-your-turn = Te toca en { $game }.
notice-confirm-subject = Confirma tu dirección
notice-confirm = { $name } quiere recibir un correo cuando le toque jugar en Uguisu. Si eres tú, abre este enlace; si no, no hagas nada.
notice-confirmed = Gracias. Desde ahora recibes un correo cuando te toca.
