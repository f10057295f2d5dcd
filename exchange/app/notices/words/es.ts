import type { NoticeWords } from './noticeWords';

export const es: NoticeWords = {
  orderFilled: { title: 'Orden ejecutada', body: '{side} {quantity} {base} a {price} {quote}.' },
  orderPartlyFilled: { title: 'Orden ejecutada en parte', body: '{side} {quantity} {base} a {price} {quote}. El resto se canceló.' },
  practiceClaimed: { title: 'Llegaron los fondos de práctica', body: 'Están en tu cartera de trading.' },
  rebatePaid: { title: 'Reembolso pagado', body: 'Está en tu cartera de trading. La página de referidos indica de dónde procede.' },
  movedToTrade: { title: 'Movido a tu cartera de trading', body: '{quantity} {base}, desde tu cartera principal.' },
  movedToMain: { title: 'Movido a tu cartera principal', body: '{quantity} {base}, desde tu cartera de trading.' },
  bought: 'Compra:',
  sold: 'Venta:',
  open: 'Abrir {brand}',
  whyThisMail: 'Recibes este correo porque los correos de este tipo están activados en tus ajustes.',
  unsubscribe: 'Cancelar la suscripción',
};
