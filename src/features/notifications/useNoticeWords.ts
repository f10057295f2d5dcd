import { useTranslation } from 'next-i18next/pages';
import type { NoticeTopic } from '@/domain/notices/topics';
import type { Notice } from '@/src/api/queries/notices';
import { useOffers } from '@/src/brand/offers';
import { useFormat } from '@/src/format';
import { useNoticeAmount } from './useNoticeAmount';

export interface NoticeWords {
  title: string;
  text: string;
}

/** Topics that come on every brand, and whose text names trading where there is some. */
const namesTrading = (topic: NoticeTopic) => topic === 'accountFrozen' || topic === 'accountUnfrozen';

/** A notice in the page's language, its amounts formatted, or hidden with balances. */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t } = useTranslation('common');
  const { trade } = useOffers();
  const format = useFormat();
  const amountOf = useNoticeAmount();
  return (notice) => {
    const { topic, params, text } = notice;
    if (topic === 'announcement') return { title: text?.title ?? '', text: text?.body ?? '' };
    const { side, base = '', quote = '', device, country, recipient = '', name = '' } = params;
    const places = [device ?? t('notifications.unknownDevice'), country === undefined ? '' : format.region(country)];
    return {
      title: t(`notifications.topics.${topic}.title`),
      text: t(!trade && namesTrading(topic) ? `notifications.topics.${topic}.textWithoutTrade` : `notifications.topics.${topic}.text`, {
        side: side === 'BUY' ? t('notifications.bought') : t('notifications.sold'),
        name,
        amount: `${amountOf(notice, 'quantity')} ${base}`,
        price: `${amountOf(notice, 'price')} ${quote}`,
        total: `${amountOf(notice, 'total')} ${quote}`,
        quote,
        recipient,
        where: places.filter((place) => place !== '').join(', '),
      }),
    };
  };
}
