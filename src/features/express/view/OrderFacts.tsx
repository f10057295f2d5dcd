import { Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { chargesCard } from '@/domain/express/methods';
import { isZero } from '@/domain/money/decimal';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useSite } from '@/src/brand/SiteContext';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { Questions } from '@/src/ui/section/Questions';
import { coinsLabel, totalLabel } from '../model/orderLabels';
import styles from '../Order.module.css';
import { useOrderAmounts } from '../useOrderAmounts';

/** The order in rows: its number, price, fees of both and total; and what people ask. */
export function OrderFacts({ order }: { order: ExpressOrder }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { site } = useSite();
  const { coins, money, priceText } = useOrderAmounts();
  // A transfer is neither declined nor disputed.
  const asked = order.side === 'SELL' ? (['payout'] as const) : chargesCard(order.methodKind) ? (['declined', 'sending'] as const) : [];
  const rows: [string, ReactNode][] = [
    [t('express.number'), order.number],
    [t('express.placedOn'), format.dateTime(order.createdAt)],
    [t(coinsLabel(order)), coins(order.coins, order)],
    [t('express.with'), order.paidWith ?? t(`express.methods.${order.methodKind}`)],
    [t(order.isPriced ? 'express.price' : 'express.priceEstimated'), priceText(order)],
    [t(order.side === 'BUY' ? 'express.forCoins' : 'express.worth'), money(order.forCoins, order)],
    [order.provider, money(order.providerFee, order)],
    [site.name, money(order.ownFee, order)],
    [t(totalLabel(order)), money(order.total, order)],
    ...(isZero(order.takenBack) ? [] : [[t('express.takenBack'), coins(order.takenBack, order)] as [string, ReactNode]]),
    ...(isZero(order.owed) ? [] : [[t('express.owed'), coins(order.owed, order)] as [string, ReactNode]]),
  ];
  return (
    <aside className={styles.side}>
      <section className={styles.receipt} data-print-only>
        <p className={styles.onPaper}>{`${site.name}: ${t('express.receipt')}`}</p>
        <h2 className={styles.smallTitle}>{t('express.order')}</h2>
        <dl className={styles.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        {order.paidAt === null ? null : (
          <Button variant="border" size="small" block onClick={() => window.print()} startIcon={<Printer size={14} aria-hidden="true" />}>
            {t('express.print')}
          </Button>
        )}
      </section>
      {asked.length > 0 ? (
        <Questions
          title={t('express.questions')}
          items={asked.map((key) => ({ key, question: t(`express.ask.${key}`), answer: t(`express.ask.${key}Text`) }))}
        />
      ) : null}
    </aside>
  );
}
