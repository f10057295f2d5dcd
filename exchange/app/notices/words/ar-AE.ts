import type { NoticeWords } from './noticeWords';

export const arAE: NoticeWords = {
  orderFilled: { title: 'نُفِّذ الأمر', body: '{side} {quantity} {base} بسعر {price} {quote}.' },
  orderPartlyFilled: { title: 'نُفِّذ جزء من الأمر', body: '{side} {quantity} {base} بسعر {price} {quote}. أُلغي الباقي.' },
  practiceClaimed: { title: 'وصلت أموال التدريب', body: 'هي في محفظة التداول لديك.' },
  rebatePaid: { title: 'دُفعت عمولة مستردة', body: 'هي في محفظة التداول لديك. توضح صفحة الإحالة مصدرها.' },
  depositCredited: { title: 'وصل الإيداع', body: '{quantity} {base} في محفظتك الرئيسية.' },
  movedToTrade: { title: 'نُقل إلى محفظة التداول', body: '{quantity} {base} من محفظتك الرئيسية.' },
  movedToMain: { title: 'نُقل إلى المحفظة الرئيسية', body: '{quantity} {base} من محفظة التداول لديك.' },
  recurringConverted: { title: 'تم التحويل المتكرر', body: 'تحوّل {quantity} {base} إلى {total} {quote}.' },
  recurringSkipped: {
    title: 'تم تخطي التحويل المتكرر',
    body: 'تعذّر هذه المرة تحويل {quantity} {base} إلى {quote}. السبب مذكور في صفحة تحويلاتك.',
  },
  limitConverted: { title: 'تم التحويل المحدد السعر', body: 'تحوّل {quantity} {base} إلى {total} {quote}.' },
  limitExpired: { title: 'انتهت مهلة التحويل المحدد السعر', body: 'لم يتحقق السعر المطلوب. عاد {quantity} {base} متاحًا.' },
  expressDelivered: { title: 'وصلت العملات', body: '{quantity} {base} التي اشتريتها موجودة في محفظتك الرئيسية.' },
  expressPaidOut: { title: 'تم الدفع لك', body: '{price} {quote} مقابل {quantity} {base} التي بعتها.' },
  expressFailed: { title: 'لم يكتمل الأمر', body: 'لم يُحصَّل شيء مقابل أمر {quantity} {base}.' },
  expressRefunded: { title: 'أُعيد الأمر', body: 'ما دفعته مقابل أمر {quantity} {base} يعود إليك.' },
  expressChargedBack: { title: 'استُرد المبلغ', body: 'سُحبت {quantity} {base} التي اشتريتها. الإرسال موقوف ما دامت عليك عملات مستحقة.' },
  bought: 'شراء',
  sold: 'بيع',
  open: 'فتح {brand}',
  whyThisMail: 'تصلك هذه الرسالة لأن رسائل هذا النوع مفعّلة في إعداداتك.',
  unsubscribe: 'إلغاء الاشتراك',
};
