import type { NoticeWords } from './noticeWords';

export const ptPT: NoticeWords = {
  orderFilled: { title: 'Ordem executada', body: '{side} {quantity} {base} a {price} {quote}.' },
  orderPartlyFilled: { title: 'Ordem executada em parte', body: '{side} {quantity} {base} a {price} {quote}. O resto foi cancelado.' },
  practiceClaimed: { title: 'Os fundos de prática chegaram', body: 'Estão na sua carteira de negociação.' },
  rebatePaid: { title: 'Reembolso pago', body: 'Está na sua carteira de negociação. A página de referências indica de onde veio.' },
  movedToTrade: { title: 'Movido para a carteira de negociação', body: '{quantity} {base}, da sua carteira principal.' },
  movedToMain: { title: 'Movido para a carteira principal', body: '{quantity} {base}, da sua carteira de negociação.' },
  bought: 'Compra:',
  sold: 'Venda:',
  open: 'Abrir {brand}',
  whyThisMail: 'Recebe este email porque os emails deste tipo estão ativos nas suas definições.',
  unsubscribe: 'Cancelar a subscrição',
};
