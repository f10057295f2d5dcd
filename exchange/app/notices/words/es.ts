import type { NoticeWords } from './noticeWords';

export const es: NoticeWords = {
  orderFilled: { title: 'Orden ejecutada', body: '{side} {quantity} {base} a {price} {quote}.' },
  orderPartlyFilled: { title: 'Orden ejecutada en parte', body: '{side} {quantity} {base} a {price} {quote}. El resto se canceló.' },
  practiceClaimed: { title: 'Llegaron los fondos de práctica', body: 'Están en tu cartera de trading.' },
  bought: 'Compra:',
  sold: 'Venta:',
  open: 'Abrir {brand}',
  whyThisMail: 'Recibes este correo porque los correos de este tipo están activados en tus ajustes.',
  unsubscribe: 'Cancelar la suscripción',
};
