import type { NoticeWords } from './noticeWords';

export const zhTW: NoticeWords = {
  orderFilled: { title: '訂單已成交', body: '{side} {quantity} {base}，成交價 {price} {quote}。' },
  orderPartlyFilled: { title: '訂單部分成交', body: '{side} {quantity} {base}，成交價 {price} {quote}。其餘已取消。' },
  practiceClaimed: { title: '練習資金已到帳', body: '資金在您的交易錢包中。' },
  rebatePaid: { title: '返佣已發放', body: '資金在您的交易錢包中。推薦頁面會說明其來源。' },
  movedToTrade: { title: '已轉入交易錢包', body: '{quantity} {base}，來自您的主錢包。' },
  movedToMain: { title: '已轉入主錢包', body: '{quantity} {base}，來自您的交易錢包。' },
  recurringConverted: { title: '定期兌換已完成', body: '{quantity} {base} 已換成 {total} {quote}。' },
  recurringSkipped: { title: '定期兌換已略過', body: '這次無法將 {quantity} {base} 兌換成 {quote}。原因請見您的兌換頁面。' },
  limitConverted: { title: '限價兌換已完成', body: '{quantity} {base} 已換成 {total} {quote}。' },
  limitExpired: { title: '限價兌換已到期', body: '未達到設定的匯率。{quantity} {base} 已可再次使用。' },
  expressDelivered: { title: '代幣已到帳', body: '您購買的 {quantity} {base} 已在您的主錢包中。' },
  expressPaidOut: { title: '款項已付出', body: '您賣出的 {quantity} {base} 已付款 {price} {quote}。' },
  expressFailed: { title: '訂單未完成', body: '{quantity} {base} 的訂單未收取任何款項。' },
  expressRefunded: { title: '訂單已退回', body: '您為 {quantity} {base} 的訂單付出的款項將退還給您。' },
  expressChargedBack: { title: '付款被拒付', body: '您購買的 {quantity} {base} 已被收回。欠款未清前，發送暫停。' },
  bought: '買入',
  sold: '賣出',
  open: '開啟 {brand}',
  whyThisMail: '您收到此郵件，是因為您在設定中開啟了此類郵件。',
  unsubscribe: '取消訂閱',
};
