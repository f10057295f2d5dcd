import type { NoticeWords } from './noticeWords';

export const es: NoticeWords = {
  orderFilled: { title: 'Orden ejecutada', body: '{side} {quantity} {base} a {price} {quote}.' },
  orderPartlyFilled: { title: 'Orden ejecutada en parte', body: '{side} {quantity} {base} a {price} {quote}. El resto se canceló.' },
  practiceClaimed: { title: 'Llegaron los fondos de práctica', body: 'Están en tu cartera de trading.' },
  rebatePaid: { title: 'Reembolso pagado', body: 'Está en tu cartera de trading. La página de referidos indica de dónde procede.' },
  depositCredited: { title: 'Depósito recibido', body: '{quantity} {base} en tu cartera principal.' },
  movedToTrade: { title: 'Movido a tu cartera de trading', body: '{quantity} {base}, desde tu cartera principal.' },
  movedToMain: { title: 'Movido a tu cartera principal', body: '{quantity} {base}, desde tu cartera de trading.' },
  recurringConverted: { title: 'Conversión periódica hecha', body: '{quantity} {base} se convirtieron en {total} {quote}.' },
  recurringSkipped: {
    title: 'Conversión periódica omitida',
    body: 'Esta vez no se pudo convertir {quantity} {base} en {quote}. El motivo está en la página de tus conversiones.',
  },
  limitConverted: { title: 'Conversión con límite hecha', body: '{quantity} {base} se convirtieron en {total} {quote}.' },
  limitExpired: { title: 'Conversión con límite vencida', body: 'No se alcanzó su tipo. {quantity} {base} vuelven a estar disponibles.' },
  expressDelivered: { title: 'Han llegado tus monedas', body: '{quantity} {base} que compraste están en tu cartera principal.' },
  expressPaidOut: { title: 'Pago enviado', body: '{price} {quote} por los {quantity} {base} que vendiste.' },
  expressFailed: { title: 'Orden no completada', body: 'No se ha cobrado nada por la orden de {quantity} {base}.' },
  expressRefunded: { title: 'Orden devuelta', body: 'Lo que diste por la orden de {quantity} {base} vuelve a ti.' },
  expressChargedBack: {
    title: 'Pago revertido',
    body: 'Se retiran {quantity} {base} que habías comprado. Mientras se deban monedas, los envíos están retenidos.',
  },
  withdrawalWaits: { title: 'Se está revisando un envío', body: '{quantity} {base}. Una persona lo revisa antes de que salga.' },
  withdrawalDone: { title: 'El envío ha llegado', body: '{quantity} {base} han llegado a {recipient}.' },
  withdrawalCancelled: { title: 'Envío cancelado', body: '{quantity} {base} vuelven a estar en tu cartera principal.' },
  withdrawalRejected: {
    title: 'Envío rechazado',
    body: '{quantity} {base} vuelven a estar en tu cartera principal. El envío indica el motivo.',
  },
  withdrawalFailed: {
    title: 'El envío ha fallado',
    body: 'La red no ha movido nada. {quantity} {base} vuelven a estar en tu cartera principal.',
  },
  addressReady: { title: 'Dirección lista', body: 'Ya puedes enviar a {recipient}.' },
  bought: 'Compra:',
  sold: 'Venta:',
  open: 'Abrir {brand}',
  whyThisMail: 'Recibes este correo porque los correos de este tipo están activados en tus ajustes.',
  unsubscribe: 'Cancelar la suscripción',
};
