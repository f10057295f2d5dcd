import { useTranslation } from 'next-i18next/pages';
import type { Notice } from '@/src/api/queries/notices';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { FactBox } from '@/src/ui/views/FactBox';
import { useNoticeAmount } from '../useNoticeAmount';
import { useNoticeWords } from '../useNoticeWords';
import styles from './NoticeDetail.module.css';

/** All a notification knows: an amount before all else where there is one, its whole text, and the facts. */
export function NoticeDetail({ notice }: { notice: Notice }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const amountOf = useNoticeAmount();
  const { text } = useNoticeWords()(notice);
  const { symbol, side, quantity, price, total, base = '', quote = '', device, country, ip } = notice.params;
  const told: [key: string, value: string | undefined][] = [
    ['time', format.dateTime(notice.at)],
    ['pair', symbol && `${base}/${quote}`],
    ['side', side && (side === 'BUY' ? t('trade.buy') : t('trade.sell'))],
    ['price', price && `${amountOf(notice, 'price')} ${quote}`],
    ['total', total && `${amountOf(notice, 'total')} ${quote}`],
    ['device', device],
    ['place', country && format.region(country)],
    ['ip', ip],
  ];
  const facts = told.flatMap(([key, value]) => (value ? [{ key, label: t(`notifications.facts.${key}`), value }] : []));
  return (
    <div className={styles.detail}>
      {quantity ? (
        <div className={styles.amount}>
          <CoinIcon symbol={base} size={40} />
          {isShown ? (
            <bdi className={`num ${styles.number}`} data-side={side}>
              {side === 'BUY' ? '+' : '−'}
              {amountOf(notice, 'quantity')} {base}
            </bdi>
          ) : (
            <HiddenText className={styles.number} />
          )}
        </div>
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      <FactBox plain facts={facts} />
    </div>
  );
}
