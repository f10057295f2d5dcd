import type { NoticeWords } from './noticeWords';

export const bg: NoticeWords = {
  orderFilled: { title: 'Поръчката е изпълнена', body: '{side} {quantity} {base} на {price} {quote}.' },
  orderPartlyFilled: {
    title: 'Поръчката е изпълнена отчасти',
    body: '{side} {quantity} {base} на {price} {quote}. Останалото е отменено.',
  },
  practiceClaimed: { title: 'Средствата за упражнение пристигнаха', body: 'Те са в портфейла ви за търговия.' },
  rebatePaid: { title: 'Изплатена отстъпка', body: 'Тя е в портфейла ви за търговия. Страницата за препоръки показва откъде идва.' },
  depositCredited: { title: 'Депозитът пристигна', body: '{quantity} {base} в основния ви портфейл.' },
  movedToTrade: { title: 'Преместено в портфейла за търговия', body: '{quantity} {base} от основния ви портфейл.' },
  movedToMain: { title: 'Преместено в основния портфейл', body: '{quantity} {base} от портфейла ви за търговия.' },
  sentToUser: { title: 'Изпратено до друг потребител', body: '{quantity} {base} до {name}.' },
  receivedFromUser: { title: 'Получено от друг потребител', body: '{quantity} {base} от {name}.' },
  recurringConverted: { title: 'Редовната конвертация е изпълнена', body: '{quantity} {base} станаха {total} {quote}.' },
  recurringSkipped: {
    title: 'Редовната конвертация е пропусната',
    body: 'Този път {quantity} {base} не можаха да бъдат конвертирани в {quote}. Причината е на страницата с конвертациите ви.',
  },
  limitConverted: { title: 'Лимитираната конвертация е изпълнена', body: '{quantity} {base} станаха {total} {quote}.' },
  limitExpired: {
    title: 'Лимитираната конвертация изтече',
    body: 'Курсът не беше достигнат. {quantity} {base} отново са на разположение.',
  },
  expressDelivered: { title: 'Монетите пристигнаха', body: '{quantity} {base}, които купихте, са в основния ви портфейл.' },
  expressPaidOut: { title: 'Изплатено', body: '{price} {quote} за {quantity} {base}, които продадохте.' },
  expressFailed: { title: 'Поръчката не е завършена', body: 'За поръчката на {quantity} {base} нищо не е взето.' },
  expressRefunded: { title: 'Поръчката е върната', body: 'Даденото за поръчката на {quantity} {base} се връща при вас.' },
  expressChargedBack: {
    title: 'Плащането е оспорено',
    body: '{quantity} {base}, които бяхте купили, се отнемат. Докато се дължат монети, изпращането е спряно.',
  },
  withdrawalWaits: { title: 'Превод се проверява', body: '{quantity} {base}. Човек го преглежда, преди да тръгне.' },
  withdrawalDone: { title: 'Преводът пристигна', body: '{quantity} {base} пристигнаха на {recipient}.' },
  withdrawalCancelled: { title: 'Преводът е отменен', body: '{quantity} {base} са отново в основния ви портфейл.' },
  withdrawalRejected: { title: 'Преводът е отказан', body: '{quantity} {base} са отново в основния ви портфейл. Преводът показва защо.' },
  withdrawalFailed: {
    title: 'Преводът е неуспешен',
    body: 'Мрежата не премести нищо. {quantity} {base} са отново в основния ви портфейл.',
  },
  addressReady: { title: 'Адресът е готов', body: 'Вече можете да изпращате на {recipient}.' },
  bought: 'Покупка:',
  sold: 'Продажба:',
  open: 'Към {brand}',
  whyThisMail: 'Получавате това писмо, защото писмата от този вид са включени в настройките ви.',
  unsubscribe: 'Отписване',
};
