import type { NoticeWords } from './noticeWords';

export const zhMY: NoticeWords = {
  orderFilled: { title: '订单已成交', body: '{side} {quantity} {base}，成交价 {price} {quote}。' },
  orderPartlyFilled: { title: '订单部分成交', body: '{side} {quantity} {base}，成交价 {price} {quote}。其余已取消。' },
  practiceClaimed: { title: '练习资金已到账', body: '资金在您的交易钱包中。' },
  rebatePaid: { title: '返佣已发放', body: '资金在您的交易钱包中。推荐页面会说明其来源。' },
  movedToTrade: { title: '已转入交易钱包', body: '{quantity} {base}，来自您的主钱包。' },
  movedToMain: { title: '已转入主钱包', body: '{quantity} {base}，来自您的交易钱包。' },
  recurringConverted: { title: '定期兑换已完成', body: '{quantity} {base} 已换成 {total} {quote}。' },
  recurringSkipped: { title: '定期兑换已跳过', body: '这次无法将 {quantity} {base} 兑换成 {quote}。原因请见您的兑换页面。' },
  limitConverted: { title: '限价兑换已完成', body: '{quantity} {base} 已换成 {total} {quote}。' },
  limitExpired: { title: '限价兑换已到期', body: '未达到设定的汇率。{quantity} {base} 已可再次使用。' },
  expressDelivered: { title: '代币已到账', body: '您购买的 {quantity} {base} 已在您的主钱包中。' },
  expressPaidOut: { title: '款项已付出', body: '您卖出的 {quantity} {base} 已付款 {price} {quote}。' },
  expressFailed: { title: '订单未完成', body: '{quantity} {base} 的订单未收取任何款项。' },
  expressRefunded: { title: '订单已退回', body: '您为 {quantity} {base} 的订单付出的款项将退还给您。' },
  expressChargedBack: { title: '付款被拒付', body: '您购买的 {quantity} {base} 已被收回。欠款未清前，发送暂停。' },
  bought: '买入',
  sold: '卖出',
  open: '打开 {brand}',
  whyThisMail: '您收到此邮件，是因为您在设置中开启了此类邮件。',
  unsubscribe: '取消订阅',
};
