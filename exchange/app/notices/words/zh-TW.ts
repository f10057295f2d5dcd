import type { NoticeWords } from './noticeWords';

export const zhTW: NoticeWords = {
  orderFilled: { title: '訂單已成交', body: '{side} {quantity} {base}，成交價 {price} {quote}。' },
  orderPartlyFilled: { title: '訂單部分成交', body: '{side} {quantity} {base}，成交價 {price} {quote}。其餘已取消。' },
  practiceClaimed: { title: '練習資金已到帳', body: '資金在您的交易錢包中。' },
  rebatePaid: { title: '返佣已發放', body: '資金在您的交易錢包中。推薦頁面會說明其來源。' },
  movedToTrade: { title: '已轉入交易錢包', body: '{quantity} {base}，來自您的主錢包。' },
  movedToMain: { title: '已轉入主錢包', body: '{quantity} {base}，來自您的交易錢包。' },
  bought: '買入',
  sold: '賣出',
  open: '開啟 {brand}',
  whyThisMail: '您收到此郵件，是因為您在設定中開啟了此類郵件。',
  unsubscribe: '取消訂閱',
};
