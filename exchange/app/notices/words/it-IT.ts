import type { NoticeWords } from './noticeWords';

export const itIT: NoticeWords = {
  orderFilled: { title: 'Ordine eseguito', body: '{side} {quantity} {base} a {price} {quote}.' },
  orderPartlyFilled: { title: 'Ordine eseguito in parte', body: '{side} {quantity} {base} a {price} {quote}. Il resto è annullato.' },
  practiceClaimed: { title: 'Fondi di prova arrivati', body: 'Sono nel tuo portafoglio di trading.' },
  rebatePaid: { title: 'Rimborso pagato', body: 'È nel tuo portafoglio di trading. La pagina degli inviti indica da dove viene.' },
  depositCredited: { title: 'Deposito arrivato', body: '{quantity} {base} nel tuo portafoglio principale.' },
  movedToTrade: { title: 'Spostati nel portafoglio di trading', body: '{quantity} {base}, dal tuo portafoglio principale.' },
  movedToMain: { title: 'Spostati nel portafoglio principale', body: '{quantity} {base}, dal tuo portafoglio di trading.' },
  sentToUser: { title: 'Inviato a un altro utente', body: '{quantity} {base} a {name}.' },
  receivedFromUser: { title: 'Ricevuto da un altro utente', body: '{quantity} {base} da {name}.' },
  recurringConverted: { title: 'Conversione ricorrente eseguita', body: '{quantity} {base} sono diventati {total} {quote}.' },
  recurringSkipped: {
    title: 'Conversione ricorrente saltata',
    body: 'Questa volta non è stato possibile convertire {quantity} {base} in {quote}. Il motivo è nella pagina delle tue conversioni.',
  },
  limitConverted: { title: 'Conversione con limite eseguita', body: '{quantity} {base} sono diventati {total} {quote}.' },
  limitExpired: {
    title: 'Conversione con limite scaduta',
    body: 'Il suo cambio non è stato raggiunto. {quantity} {base} sono di nuovo disponibili.',
  },
  earnMatured: {
    title: 'Piano terminato',
    body: '{quantity} {base} e tutto ciò che ha reso sono nel tuo portafoglio principale: {total} {base}.',
  },
  earnRenewed: {
    title: 'Piano rinnovato',
    body: '{quantity} {base} continuano per un altro periodo. Il precedente ha pagato {total} {base}.',
  },
  earnRedeemed: { title: 'Piano riscattato', body: '{quantity} {base} sono di nuovo nel tuo portafoglio principale.' },
  expressDelivered: { title: 'Monete arrivate', body: '{quantity} {base} che hai comprato sono nel portafoglio principale.' },
  expressPaidOut: { title: 'Pagamento inviato', body: '{price} {quote} per i {quantity} {base} che hai venduto.' },
  expressFailed: { title: 'Ordine non completato', body: 'Per l’ordine di {quantity} {base} non è stato preso nulla.' },
  expressRefunded: { title: 'Ordine restituito', body: 'Ciò che hai dato per l’ordine di {quantity} {base} torna a te.' },
  expressWaits: { title: 'Una vendita è in verifica', body: '{quantity} {base}. Una persona la controlla prima che il denaro parta.' },
  expressRejected: {
    title: 'Vendita rifiutata',
    body: '{quantity} {base} sono di nuovo nel tuo portafoglio principale. L’ordine indica il motivo.',
  },
  expressEnded: {
    title: 'Vendita terminata',
    body: '{quantity} {base} sono di nuovo nel tuo portafoglio principale. L’ordine indica il motivo.',
  },
  expressChargedBack: {
    title: 'Pagamento stornato',
    body: '{quantity} {base} che avevi comprato vengono ripresi. Finché restano monete dovute, l’invio è sospeso.',
  },
  withdrawalWaits: { title: 'Un invio è in verifica', body: '{quantity} {base}. Una persona lo controlla prima che parta.' },
  withdrawalDone: { title: 'Invio arrivato', body: '{quantity} {base} sono arrivati a {recipient}.' },
  withdrawalCancelled: { title: 'Invio annullato', body: '{quantity} {base} sono di nuovo nel tuo portafoglio principale.' },
  withdrawalRejected: {
    title: 'Invio rifiutato',
    body: '{quantity} {base} sono di nuovo nel tuo portafoglio principale. L’invio indica il motivo.',
  },
  withdrawalFailed: {
    title: 'Invio non riuscito',
    body: 'La rete non ha spostato nulla. {quantity} {base} sono di nuovo nel tuo portafoglio principale. L’invio indica il motivo.',
  },
  addressReady: { title: 'Indirizzo pronto', body: 'Ora puoi inviare a {recipient}.' },
  bought: 'Acquisto:',
  sold: 'Vendita:',
  open: 'Apri {brand}',
  whyThisMail: 'Ricevi questa email perché le email di questo tipo sono attive nelle tue impostazioni.',
  unsubscribe: 'Annulla l’iscrizione',
};
