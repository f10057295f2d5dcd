import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { canCancelExpress } from '@/domain/express/orderState';
import { cancelExpressOrder } from '@/src/api/calls/express';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useSite } from '@/src/brand/SiteContext';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { pathTo } from '@/src/config/matchRoute';
import { routes } from '@/src/config/routes';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { expressOrdersPath, hasEnded } from '@/src/orders/expressOrder';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { BottomBar } from '@/src/ui/page/BottomBar';
import styles from '../Order.module.css';
import { useSides } from '../useSides';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const DAY_S = 86_400;

/** How long there is to pay. */
export function TimeLeft({ order }: { order: ExpressOrder }) {
  const { t } = useTranslation('common');
  const seconds = useSecondsUntil(order.payUntil ?? undefined);
  if (!canCancelExpress(order.state) || seconds <= 0 || seconds >= DAY_S) return null;
  return <span className={`num ${styles.left}`}>{t('express.timeLeft', { time: clock(seconds) })}</span>;
}

interface OrderActsProps {
  order: ExpressOrder;
  onChanged: () => void;
  /** On phones: at the end of the screen, and the time left stands elsewhere. */
  isPinned: boolean | undefined;
}

/** What its owner can still do: pay, leave it, or try the same again, where the brand still has that. */
export function OrderActs({ order, onChanged, isPinned = false }: OrderActsProps) {
  const { t } = useTranslation('common');
  const { push } = useRouter();
  const site = useSite();
  const sides = useSides();
  const readAfter = useReadAfter();
  const { submit, isBusy } = useSubmit(async () => {
    await cancelExpressOrder(order.orderId).finally(onChanged);
    void readAfter('expressCancel');
  });
  const size = isPinned ? 'large' : undefined;
  const row = (acts: ReactNode) => (isPinned ? <BottomBar>{acts}</BottomBar> : <div className={styles.acts}>{acts}</div>);
  const canBeAgain = hasEnded(order) && leadsSomewhere(routes.express, site) && sides.includes(order.side);
  if (order.state === 'DELIVERED' || (hasEnded(order) && !canBeAgain))
    return row(
      <ButtonLink variant="secondary" size={size} href={expressOrdersPath()}>
        {t('express.toHistory')}
      </ButtonLink>,
    );
  if (canBeAgain) {
    const again = {
      side: order.side.toLowerCase(),
      coin: order.coin,
      currency: order.currency,
      amount: order.side === 'BUY' ? order.total : order.coins,
    };
    return row(
      <Button variant="primary" size={size} onClick={() => void push({ pathname: pathTo('express'), query: again })}>
        {t('express.again')}
      </Button>,
    );
  }
  if (!canCancelExpress(order.state)) return null;
  return row(
    <>
      {order.payUrl ? (
        // Another company's page, or one that stands for it: a full load, outside of this program.
        <a className={styles.pay} href={order.payUrl} data-testid="express-pay">
          {t(order.side === 'BUY' ? 'express.toPayment' : 'express.toPayout')}
        </a>
      ) : null}
      <Button variant="border" size={size} loading={isBusy} onClick={() => void submit()} data-testid="express-cancel">
        {t('express.cancel')}
      </Button>
      {isPinned ? null : <TimeLeft order={order} />}
    </>,
  );
}
