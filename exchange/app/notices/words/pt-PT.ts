import type { NoticeWords } from './noticeWords';

export const ptPT: NoticeWords = {
  orderFilled: { title: 'Ordem executada', body: '{side} {quantity} {base} a {price} {quote}.' },
  orderPartlyFilled: { title: 'Ordem executada em parte', body: '{side} {quantity} {base} a {price} {quote}. O resto foi cancelado.' },
  practiceClaimed: { title: 'Os fundos de prática chegaram', body: 'Estão na sua carteira de negociação.' },
  rebatePaid: { title: 'Reembolso pago', body: 'Está na sua carteira de negociação. A página de referências indica de onde veio.' },
  depositCredited: { title: 'Depósito recebido', body: '{quantity} {base} na sua carteira principal.' },
  movedToTrade: { title: 'Movido para a carteira de negociação', body: '{quantity} {base}, da sua carteira principal.' },
  movedToMain: { title: 'Movido para a carteira principal', body: '{quantity} {base}, da sua carteira de negociação.' },
  recurringConverted: { title: 'Conversão recorrente feita', body: '{quantity} {base} tornaram-se {total} {quote}.' },
  recurringSkipped: {
    title: 'Conversão recorrente omitida',
    body: 'Desta vez não foi possível converter {quantity} {base} em {quote}. O motivo está na página das suas conversões.',
  },
  limitConverted: { title: 'Conversão com limite feita', body: '{quantity} {base} tornaram-se {total} {quote}.' },
  limitExpired: { title: 'Conversão com limite expirada', body: 'A taxa não foi atingida. {quantity} {base} estão de novo disponíveis.' },
  expressDelivered: { title: 'Moedas recebidas', body: '{quantity} {base} que comprou estão na carteira principal.' },
  expressPaidOut: { title: 'Pagamento enviado', body: '{price} {quote} pelos {quantity} {base} que vendeu.' },
  expressFailed: { title: 'Ordem não concluída', body: 'Nada foi cobrado pela ordem de {quantity} {base}.' },
  expressRefunded: { title: 'Ordem devolvida', body: 'O que deu pela ordem de {quantity} {base} volta para si.' },
  expressChargedBack: {
    title: 'Pagamento estornado',
    body: '{quantity} {base} que tinha comprado são retirados. Enquanto houver moedas em dívida, o envio fica retido.',
  },
  bought: 'Compra:',
  sold: 'Venda:',
  open: 'Abrir {brand}',
  whyThisMail: 'Recebe este email porque os emails deste tipo estão ativos nas suas definições.',
  unsubscribe: 'Cancelar a subscrição',
};
