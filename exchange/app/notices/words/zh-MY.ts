import type { NoticeWords } from './noticeWords';

export const zhMY: NoticeWords = {
  orderFilled: { title: '订单已成交', body: '{side} {quantity} {base}，成交价 {price} {quote}。' },
  orderPartlyFilled: { title: '订单部分成交', body: '{side} {quantity} {base}，成交价 {price} {quote}。其余已取消。' },
  practiceClaimed: { title: '练习资金已到账', body: '资金在您的交易钱包中。' },
  bought: '买入',
  sold: '卖出',
  open: '打开 {brand}',
  whyThisMail: '您收到此邮件，是因为您在设置中开启了此类邮件。',
  unsubscribe: '取消订阅',
};
