import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { useExpressOrder } from '@/src/api/queries/express';
import { pathTo } from '@/src/config/matchRoute';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { hasEnded } from './model/orderSteps';
import styles from './Order.module.css';
import { useOrderAmounts } from './useOrderAmounts';
import { OrderActs } from './view/OrderActs';
import { OrderCard } from './view/OrderCard';
import { OrderFacts } from './view/OrderFacts';
import { OrderNote } from './view/OrderNote';
import { OrderTimeline } from './view/OrderTimeline';

const isOrderId = (text: string) => /^\d{1,18}$/.test(text);

/** One order: what comes for what, how far it is, and what can still be done. It is followed while something is to happen. */
export function OrderScreen({ orderId }: { orderId: string }) {
  const { t } = useTranslation('common');
  const { coinsText } = useOrderAmounts();
  const { data: order, error, mutate, isValidating } = useExpressOrder(isOrderId(orderId) ? orderId : undefined);
  const isUnknown = !isOrderId(orderId) || error?.code === codes.expressOrderUnknown.code;
  if (isUnknown) return <EmptyView title={t('express.unknown')} text={t('express.unknownText')} />;
  if (!order && error) return <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} />;
  if (!order) return <Skeleton height={320} />;
  const isBuy = order.side === 'BUY';
  const tone: TagTone = order.state === 'DELIVERED' ? 'success' : hasEnded(order) ? 'error' : 'accent';
  return (
    <>
      <PageTitle
        title={t(isBuy ? 'express.buyAmount' : 'express.sellAmount', { amount: coinsText(order.coins, order) })}
        lead={t(`express.leads.${order.side}.${order.state}`)}
        parent={
          isBuy
            ? { label: t('express.buyOne', { coin: order.coin }), href: pathTo('walletsBuy', { coin: order.coin.toLowerCase() }) }
            : { label: t('express.sellTitle'), href: `${pathTo('express')}?side=sell` }
        }
        action={<Tag tone={tone}>{t(`express.states.${order.state}`)}</Tag>}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderCard order={order} />
          <OrderActs order={order} onChanged={() => void mutate()} />
          <section>
            <h2 className={styles.title}>{t('express.progress')}</h2>
            <div aria-live="polite">
              <OrderTimeline order={order} />
            </div>
          </section>
          <OrderNote order={order} />
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  );
}
