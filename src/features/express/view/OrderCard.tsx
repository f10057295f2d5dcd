import { useTranslation } from 'next-i18next/pages';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useFormat } from '@/src/format';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import styles from '../Order.module.css';
import { useOrderAmounts } from '../useOrderAmounts';

/** What comes, for what, by which way and when. */
export function OrderCard({ order }: { order: ExpressOrder }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { coins, money } = useOrderAmounts();
  const isBuy = order.side === 'BUY';
  const facts = [
    [t(isBuy ? (order.paidAt === null ? 'express.total' : 'express.paid') : 'express.payout'), money(order.total, order)],
    [t('express.with'), order.paidWith ?? t(`express.methods.${order.methodKind}`)],
    [t('express.expected'), order.expectedAt === null ? '--' : format.dateTime(order.expectedAt)],
  ] as const;
  return (
    <section className={styles.card} aria-label={t('express.order')}>
      <div className={styles.headline}>
        <CoinIcon symbol={order.coin} size={48} />
        <p>
          <span className={styles.label}>
            {t(isBuy ? (order.isPriced ? 'express.youReceive' : 'express.youReceiveAbout') : 'express.youSell')}
          </span>
          <span className={`num ${styles.amount}`}>{coins(order.coins, order)}</span>
        </p>
      </div>
      <dl className={styles.strip}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
