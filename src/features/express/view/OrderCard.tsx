import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useFormat } from '@/src/format';
import { expressStateKey, hasEnded } from '@/src/orders/expressOrder';
import { coinsLabel, totalLabel } from '../model/orderLabels';
import styles from '../Order.module.css';
import { useOrderAmounts } from '../useOrderAmounts';
import { Headline } from './Headline';

/** What comes, for what, by which way and when. */
export function OrderCard({ order }: { order: ExpressOrder }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { coins, money } = useOrderAmounts();
  const endedAt = order.endedAt ?? order.deliveredAt;
  const facts: [string, ReactNode][] = [
    [t(totalLabel(order)), money(order.total, order)],
    [t('express.with'), order.paidWith ?? t(`express.methods.${order.methodKind}`)],
  ];
  // Nothing is expected of what is over, and of some states nobody can say.
  if (order.expectedAt !== null) facts.push([t('express.expected'), format.moment(order.expectedAt)]);
  else if (endedAt !== null) facts.push([t(expressStateKey(order)), format.moment(endedAt)]);
  return (
    <section className={styles.card} aria-label={t('express.order')}>
      <Headline coin={order.coin} label={t(coinsLabel(order))} className={styles.about}>
        {coins(order.coins, order)}
      </Headline>
      <dl className={styles.strip}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {order.isPriced || hasEnded(order) ? null : <p className={styles.pricedLater}>{t('express.pricedLater')}</p>}
    </section>
  );
}
