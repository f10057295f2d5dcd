import type { MailWords } from './mailWords';

export const ptPT: MailWords = {
  registerCode: {
    subject: '{code} é o seu código de registo {brand}',
    title: 'Confirme o seu email',
    lead: 'Introduza este código onde está a registar-se. É válido durante {minutes} minutos e funciona uma só vez.',
    notYou: 'Alguém pode ter escrito mal o endereço. Sem o código não é criada nenhuma conta: pode ignorar este email.',
    sms: '{code} é o seu código de registo {brand}. Válido {minutes} minutos. Não o dê a ninguém.',
  },
  loginCode: {
    subject: '{code} é o seu código de acesso {brand}',
    title: 'O seu código de acesso',
    lead: 'Introduza-o onde está a iniciar sessão. É válido durante {minutes} minutos e funciona uma só vez.',
    notYou: 'Alguém sabe a sua palavra-passe. Defina já uma nova; a sessão termina em todos os dispositivos.',
    sms: '{code} é o seu código de acesso {brand}. Válido {minutes} minutos. Não foi você? Defina uma nova palavra-passe.',
  },
  forgotCode: {
    subject: '{code} é o seu código de palavra-passe {brand}',
    title: 'Defina uma nova palavra-passe',
    lead: 'Introduza este código onde pediu uma nova palavra-passe. É válido durante {minutes} minutos e funciona uma só vez.',
    notYou: 'Sem o código a sua palavra-passe não muda: pode ignorar este email.',
    sms: '{code} é o seu código {brand} para uma nova palavra-passe. Válido {minutes} minutos. Não foi você? Ignore-o.',
  },
  alreadyRegistered: {
    subject: 'Já tem uma conta {brand}',
    title: 'Já tem uma conta',
    lead: 'Alguém tentou registar-se com este endereço, que já tem uma conta: inicie sessão com a sua palavra-passe ou defina uma nova se a esqueceu.',
    notYou: 'A sua conta não mudou: pode ignorar este email.',
    sms: 'Já tem uma conta {brand} com este número. Inicie sessão, ou defina uma nova palavra-passe se a esqueceu.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe {brand} foi alterada',
    title: 'A sua palavra-passe foi alterada',
    lead: 'A sessão terminou em todos os dispositivos. Inicie sessão com a nova palavra-passe.',
    notYou: 'Alguém consegue ler as suas mensagens. Proteja primeiro o seu email e depois defina uma nova palavra-passe.',
    sms: 'A sua palavra-passe {brand} foi alterada e todas as sessões terminaram. Não foi você? Defina uma nova palavra-passe.',
  },
  notYouTitle: 'Não foi você?',
  notYouButton: 'Não fui eu',
  device: 'Dispositivo',
  address: 'Endereço IP',
  time: 'Hora',
  neverAsk: 'Nunca pedimos códigos, palavras-passe ou moedas.',
  whyThisMail: 'Recebe este email porque diz respeito à segurança da sua conta; não pode ser desligado.',
};
