import type { NoticeWords } from './noticeWords';

export const en: NoticeWords = {
  orderFilled: { title: 'Order filled', body: '{side} {quantity} {base} at {price} {quote}.' },
  orderPartlyFilled: { title: 'Order partly filled', body: '{side} {quantity} {base} at {price} {quote}. The rest is cancelled.' },
  practiceClaimed: { title: 'Practice funds arrived', body: 'They are in your trading wallet.' },
  rebatePaid: { title: 'Rebate paid', body: 'It is in your trading wallet. The referral page says where it came from.' },
  movedToTrade: { title: 'Moved to your trading wallet', body: '{quantity} {base}, from your main wallet.' },
  movedToMain: { title: 'Moved to your main wallet', body: '{quantity} {base}, from your trading wallet.' },
  bought: 'Bought',
  sold: 'Sold',
  open: 'Open {brand}',
  whyThisMail: 'You get this mail because mails of this kind are switched on in your settings.',
  unsubscribe: 'Unsubscribe',
};
