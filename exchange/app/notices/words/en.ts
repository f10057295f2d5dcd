import type { NoticeWords } from './noticeWords';

export const en: NoticeWords = {
  orderFilled: { title: 'Order filled', body: '{side} {quantity} {base} at {price} {quote}.' },
  orderPartlyFilled: { title: 'Order partly filled', body: '{side} {quantity} {base} at {price} {quote}. The rest is cancelled.' },
  practiceClaimed: { title: 'Practice funds arrived', body: 'They are in your trading wallet.' },
  rebatePaid: { title: 'Rebate paid', body: 'It is in your trading wallet. The referral page says where it came from.' },
  depositCredited: { title: 'Deposit arrived', body: '{quantity} {base} in your main wallet.' },
  movedToTrade: { title: 'Moved to your trading wallet', body: '{quantity} {base}, from your main wallet.' },
  movedToMain: { title: 'Moved to your main wallet', body: '{quantity} {base}, from your trading wallet.' },
  recurringConverted: { title: 'Recurring conversion done', body: '{quantity} {base} became {total} {quote}.' },
  recurringSkipped: {
    title: 'Recurring conversion left out',
    body: '{quantity} {base} to {quote} could not be converted this time. The reason is on the page of your conversions.',
  },
  limitConverted: { title: 'Limit conversion done', body: '{quantity} {base} became {total} {quote}.' },
  limitExpired: { title: 'Limit conversion expired', body: 'Its rate was not reached. {quantity} {base} are available again.' },
  expressDelivered: { title: 'Coins arrived', body: '{quantity} {base} you bought are in your main wallet.' },
  expressPaidOut: { title: 'Paid out', body: '{price} {quote} for the {quantity} {base} you sold.' },
  expressFailed: { title: 'Order not completed', body: 'Nothing was taken for the order of {quantity} {base}.' },
  expressRefunded: { title: 'Order given back', body: 'What you gave for the order of {quantity} {base} goes back to you.' },
  expressChargedBack: {
    title: 'Payment charged back',
    body: '{quantity} {base} you had bought are taken back. While coins are owed, sending is held.',
  },
  bought: 'Bought',
  sold: 'Sold',
  open: 'Open {brand}',
  whyThisMail: 'You get this mail because mails of this kind are switched on in your settings.',
  unsubscribe: 'Unsubscribe',
};
