import type { MailWords } from './mailWords';

export const es: MailWords = {
  registerCode: {
    subject: '{code} es tu código de registro de {brand}',
    title: 'Confirma tu correo',
    lead: 'Escribe este código donde te estás registrando. Es válido durante {minutes} minutos y sirve una sola vez.',
    notYou: 'Puede que alguien haya escrito mal su dirección. Sin el código no se crea ninguna cuenta: puedes ignorar este correo.',
    sms: '{code} es tu código de registro de {brand}. Válido {minutes} minutos. No se lo des a nadie.',
  },
  loginCode: {
    subject: '{code} es tu código de acceso a {brand}',
    title: 'Tu código de acceso',
    lead: 'Escríbelo donde estás iniciando sesión. Es válido durante {minutes} minutos y sirve una sola vez.',
    notYou: 'Alguien conoce tu contraseña. Crea una nueva ahora; se cerrará la sesión en todos los dispositivos.',
    sms: '{code} es tu código de acceso a {brand}. Válido {minutes} minutos. ¿No eres tú? Crea una contraseña nueva.',
  },
  forgotCode: {
    subject: '{code} es tu código de contraseña de {brand}',
    title: 'Crea una contraseña nueva',
    lead: 'Escribe este código donde pediste una contraseña nueva. Es válido durante {minutes} minutos y sirve una sola vez.',
    notYou: 'Sin el código tu contraseña no cambia: puedes ignorar este correo.',
    sms: '{code} es tu código de {brand} para una contraseña nueva. Válido {minutes} minutos. ¿No eres tú? Ignóralo.',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta de {brand}',
    title: 'Ya tienes una cuenta',
    lead: 'Alguien ha intentado registrarse con esta dirección, que ya tiene una cuenta: entra con tu contraseña o crea una nueva si la olvidaste.',
    notYou: 'Tu cuenta no ha cambiado: puedes ignorar este correo.',
    sms: 'Ya tienes una cuenta de {brand} con este número. Entra, o crea una contraseña nueva si la olvidaste.',
  },
  passwordChanged: {
    subject: 'Tu contraseña de {brand} ha cambiado',
    title: 'Tu contraseña ha cambiado',
    lead: 'Se ha cerrado la sesión en todos los dispositivos. Entra con la contraseña nueva.',
    notYou: 'Alguien puede leer tus mensajes. Protege primero tu correo y después crea una contraseña nueva.',
    sms: 'Tu contraseña de {brand} ha cambiado y se han cerrado todas las sesiones. ¿No eres tú? Crea una contraseña nueva.',
  },
  notYouTitle: '¿No eres tú?',
  notYouButton: 'No he sido yo',
  device: 'Dispositivo',
  address: 'Dirección IP',
  time: 'Hora',
  neverAsk: 'Nunca pedimos códigos, contraseñas ni monedas.',
  whyThisMail: 'Recibes este correo porque afecta a la seguridad de tu cuenta; no se puede desactivar.',
};
