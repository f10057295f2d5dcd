import type { MailWords } from './mailWords';

export const itIT: MailWords = {
  registerCode: {
    subject: '{code} è il tuo codice di registrazione {brand}',
    title: 'Conferma la tua email',
    lead: 'Inserisci questo codice dove ti stai registrando. È valido per {minutes} minuti e funziona una sola volta.',
    notYou: 'Qualcuno potrebbe aver sbagliato indirizzo. Senza il codice non viene creato alcun conto: puoi ignorare questa email.',
    sms: '{code} è il tuo codice di registrazione {brand}. Valido {minutes} minuti. Non darlo a nessuno.',
  },
  loginCode: {
    subject: '{code} è il tuo codice di accesso {brand}',
    title: 'Il tuo codice di accesso',
    lead: 'Inseriscilo dove stai accedendo. È valido per {minutes} minuti e funziona una sola volta.',
    notYou: 'Qualcuno conosce la tua password. Impostane subito una nuova: tutti i dispositivi verranno disconnessi.',
    sms: '{code} è il tuo codice di accesso {brand}. Valido {minutes} minuti. Non sei tu? Imposta una nuova password.',
  },
  forgotCode: {
    subject: '{code} è il tuo codice password {brand}',
    title: 'Imposta una nuova password',
    lead: 'Inserisci questo codice dove hai chiesto una nuova password. È valido per {minutes} minuti e funziona una sola volta.',
    notYou: 'Senza il codice la tua password non cambia: puoi ignorare questa email.',
    sms: '{code} è il tuo codice {brand} per una nuova password. Valido {minutes} minuti. Non sei tu? Ignoralo.',
  },
  alreadyRegistered: {
    subject: 'Hai già un conto {brand}',
    title: 'Hai già un conto',
    lead: 'Qualcuno ha provato a registrarsi con questo indirizzo, che ha già un conto: accedi con la tua password o impostane una nuova se non la ricordi.',
    notYou: 'Il tuo conto non è cambiato: puoi ignorare questa email.',
    sms: 'Hai già un conto {brand} con questo numero. Accedi, o imposta una nuova password se non la ricordi.',
  },
  passwordChanged: {
    subject: 'La tua password {brand} è stata cambiata',
    title: 'La tua password è stata cambiata',
    lead: 'Tutti i dispositivi sono stati disconnessi. Accedi con la nuova password.',
    notYou: 'Qualcuno può leggere i tuoi messaggi. Proteggi prima la tua casella, poi imposta una nuova password.',
    sms: 'La tua password {brand} è stata cambiata e tutti i dispositivi disconnessi. Non sei tu? Imposta una nuova password.',
  },
  notYouTitle: 'Non sei tu?',
  notYouButton: 'Non sono stato io',
  device: 'Dispositivo',
  address: 'Indirizzo IP',
  time: 'Ora',
  neverAsk: 'Non chiediamo mai codici, password o monete.',
  whyThisMail: 'Ricevi questa email perché riguarda la sicurezza del tuo conto; non può essere disattivata.',
};
