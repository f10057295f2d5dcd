import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { AmountText } from '@/src/ui/numbers/AmountText';
import styles from './Review.module.css';
import type { Asked } from './useAsk';

const HOUR = 3_600;
const MINUTE = 60;

/** What will be sent, line by line. */
export function ReviewFacts({ asked: { wanted, sent, network, label } }: { asked: Asked }) {
  const { t } = useTranslation('common');
  const { symbol, address, memo, amount, fee } = wanted;
  const least = useCoinDecimals()(symbol);
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
    ['send.from', t('wallets.names.MAIN')],
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
