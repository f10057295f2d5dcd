import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { isOpenExpress } from '@/domain/express/orderState';
import { type ExpressOrder, useExpressOrder } from '@/src/api/queries/express';
import { expressStateKey, expressTone, hasEnded } from '@/src/orders/expressOrder';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Tag } from '@/src/ui/choice/Tag';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Order.module.css';
import { useOrderAmounts } from './useOrderAmounts';
import { useOrderWays } from './useOrderWays';
import { OrderActs, TimeLeft } from './view/OrderActs';
import { OrderCard } from './view/OrderCard';
import { OrderFacts } from './view/OrderFacts';
import { OrderTimeline } from './view/OrderTimeline';

const isOrderId = (text: string) => /^\d{1,18}$/.test(text);

interface OrderScreenProps {
  orderId: string;
  /** Of the address: an order of another coin is none of it. */
  coin?: string;
}

/** One order: what comes for what, how far it is, and what can still be done. It is followed while something is to happen. */
export function OrderScreen({ orderId, coin }: OrderScreenProps) {
  const { t } = useTranslation('common');
  const { coinsText } = useOrderAmounts();
  const ways = useOrderWays();
  const isMobile = useIsMobile();
  const { data: order, error, mutate, isValidating } = useExpressOrder(isOrderId(orderId) ? orderId : undefined, isOpenExpress);
  const isElsewhere = coin !== undefined && order !== undefined && order.coin !== coin;
  const isUnknown = isElsewhere || !isOrderId(orderId) || error?.code === codes.expressOrderUnknown.code;
  if (isUnknown || !order) {
    const { label, href } = ways.instead();
    const way = <ButtonLink href={href}>{label}</ButtonLink>;
    return (
      <>
        <PageTitle title={t('express.title')} />
        {isUnknown ? (
          <EmptyView title={t('express.unknown')} text={t('express.unknownText')} action={way} />
        ) : error ? (
          <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} />
        ) : (
          <Skeleton height={320} />
        )}
      </>
    );
  }
  const isBuy = order.side === 'BUY';
  const acts = <OrderActs order={order} onChanged={() => void mutate()} isPinned={isMobile} />;
  return (
    <>
      <PageTitle
        title={t(isBuy ? 'express.buyAmount' : 'express.sellAmount', { amount: coinsText(order.coins, order) })}
        lead={t(`express.leads.${order.side}.${order.state}`)}
        parent={ways.above(order)}
        tag={<Tag tone={expressTone(order)}>{t(expressStateKey(order))}</Tag>}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderCard order={order} />
          {isMobile ? <TimeLeft order={order} /> : acts}
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
      {isMobile ? acts : null}
    </>
  );
}

/** What happens with the money if something fails, or has. */
function OrderNote({ order }: { order: ExpressOrder }) {
  const { t } = useTranslation('common');
  if (order.state === 'DELIVERED') return null;
  if (order.state === 'CHARGED_BACK') return <Note tone="error">{t('express.chargedBackNote')}</Note>;
  if (hasEnded(order)) return null;
  return <Note title={t('express.ifFails')}>{t(order.side === 'BUY' ? 'express.ifFailsBuy' : 'express.ifFailsSell')}</Note>;
}
