import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { compare, multiply, subtract } from '@/domain/money/decimal';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { useQuotes } from '../../holdings/useQuotes';
import styles from './Review.module.css';
import type { Asked } from './useAsk';

const HOUR = 3_600;
const MINUTE = 60;

/** What will be sent, line by line. */
export function ReviewFacts({ asked: { wanted, sent, network, label }, free }: { asked: Asked; free: string | undefined }) {
  const { t } = useTranslation('common');
  const { symbol, address, memo, amount, fee } = wanted;
  const least = useCoinDecimals()(symbol);
  const format = useFormat();
  const worth = useWorth();
  const rateUsd = useQuotes()(symbol).usd;
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const left = isShown && free !== undefined && compare(free, amount) >= 0 ? subtract(free, amount) : undefined;
  const isLong = sent.holdSeconds >= HOUR;
  const hold = t(isLong ? 'send.holdHours' : 'send.holdMinutes', { time: Math.round(sent.holdSeconds / (isLong ? HOUR : MINUTE)) });
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      'send.to',
      <span key="to" className={styles.to}>
        {label === null ? null : (
          <span>
            {label} <Tag size="small">{t('send.addressBook')}</Tag>
          </span>
        )}
        <AddressGroups address={address} />
      </span>,
    ],
    ...(memo === undefined
      ? []
      : [
          [
            'send.memo.memo',
            <bdi key="memo" className="num" dir="ltr">
              {memo}
            </bdi>,
          ] as const,
        ]),
    [
      'wallets.network',
      <span key="network">
        {network.name} <span className={styles.mark}>{network.mark}</span>
      </span>,
    ],
    [
      'send.from',
      <span key="from">
        {t('wallets.names.MAIN')}
        {left === undefined ? null : (
          <span className={styles.mark}> · {t('send.leftAfter', { amount: `${format.exact(left, least)} ${symbol}` })}</span>
        )}
      </span>,
    ],
    ['wallets.amount', <AmountText key="amount" value={amount} least={least} unit={symbol} />],
    ['send.networkFee', <AmountText key="fee" value={`-${fee}`} least={least} unit={symbol} />],
    ['send.when', hold],
  ];
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <CoinIcon symbol={symbol} size={48} />
        <p>
          <span className={styles.label}>{t('send.gets')}</span>
          <AmountText className={styles.big} value={sent.recipientGets} least={least} unit={symbol} />
        </p>
        {rateUsd === undefined ? null : (
          <bdi className={styles.worth} dir="ltr">{`≈ ${worth.text(multiply(sent.recipientGets, rateUsd))}`}</bdi>
        )}
      </div>
      <dl className={styles.facts}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
