import type { NoticeWords } from './noticeWords';

export const zhTW: NoticeWords = {
  orderFilled: { title: '訂單已成交', body: '{side} {quantity} {base}，成交價 {price} {quote}。' },
  orderPartlyFilled: { title: '訂單部分成交', body: '{side} {quantity} {base}，成交價 {price} {quote}。其餘已取消。' },
  practiceClaimed: { title: '練習資金已到帳', body: '資金在您的交易錢包中。' },
  bought: '買入',
  sold: '賣出',
  open: '開啟 {brand}',
  whyThisMail: '您收到此郵件，是因為您在設定中開啟了此類郵件。',
  unsubscribe: '取消訂閱',
};
