import type { NoticeWords } from './noticeWords';

export const ptPT: NoticeWords = {
  orderFilled: { title: 'Ordem executada', body: '{side} {quantity} {base} a {price} {quote}.' },
  orderPartlyFilled: { title: 'Ordem executada em parte', body: '{side} {quantity} {base} a {price} {quote}. O resto foi cancelado.' },
  practiceClaimed: { title: 'Os fundos de prática chegaram', body: 'Estão na sua carteira de negociação.' },
  bought: 'Compra:',
  sold: 'Venda:',
  open: 'Abrir {brand}',
  whyThisMail: 'Recebe este email porque os emails deste tipo estão ativos nas suas definições.',
  unsubscribe: 'Cancelar a subscrição',
};
