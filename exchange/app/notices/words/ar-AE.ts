import type { NoticeWords } from './noticeWords';

export const arAE: NoticeWords = {
  orderFilled: { title: 'نُفِّذ الأمر', body: '{side} {quantity} {base} بسعر {price} {quote}.' },
  orderPartlyFilled: { title: 'نُفِّذ جزء من الأمر', body: '{side} {quantity} {base} بسعر {price} {quote}. أُلغي الباقي.' },
  practiceClaimed: { title: 'وصلت أموال التدريب', body: 'هي في محفظة التداول لديك.' },
  rebatePaid: { title: 'دُفعت عمولة مستردة', body: 'هي في محفظة التداول لديك. توضح صفحة الإحالة مصدرها.' },
  movedToTrade: { title: 'نُقل إلى محفظة التداول', body: '{quantity} {base} من محفظتك الرئيسية.' },
  movedToMain: { title: 'نُقل إلى المحفظة الرئيسية', body: '{quantity} {base} من محفظة التداول لديك.' },
  bought: 'شراء',
  sold: 'بيع',
  open: 'فتح {brand}',
  whyThisMail: 'تصلك هذه الرسالة لأن رسائل هذا النوع مفعّلة في إعداداتك.',
  unsubscribe: 'إلغاء الاشتراك',
};
