# Los correos del servidor.
notice-your-turn-subject = Te toca
notice-your-turn = Te toca en { $game }.
notice-time-subject = Se te acaba el tiempo
notice-time = Te toca en { $game } y { $hours ->
    [one] queda menos de una hora
   *[other] quedan unas { $hours } horas
}. Después se juega por ti.
notice-confirm-subject = Confirma tu dirección
notice-confirm = { $name } ha dado esta dirección en Uguisu, para recuperar una contraseña olvidada y recibir un correo cuando le toque jugar. Si eres tú, abre este enlace y confírmala allí, en el plazo de una semana. Si no, no hagas nada.
notice-recover-subject = Una contraseña nueva
notice-recover = Alguien, seguramente tú, quiere una contraseña nueva para { $login } en Uguisu. Este enlace vale una hora, y una sola vez. Si no has sido tú, no hagas nada: tu contraseña sigue igual.
notice-moved-subject = Tu dirección ha cambiado
notice-moved = Tu cuenta de Uguisu tiene ahora otra dirección de correo; a esta ya no llega nada. Si no has sido tú, entra, cambia tu contraseña y después la dirección.
notice-off = ¿No quieres más correos como este? Basta un toque, sin entrar:
