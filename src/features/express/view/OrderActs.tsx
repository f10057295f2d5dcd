import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { cancelExpressOrder } from '@/src/api/calls/express';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { hasEnded } from '../model/orderSteps';
import styles from '../Order.module.css';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const DAY_S = 86_400;

/** What its owner can still do: pay, leave it, or try the same again. */
export function OrderActs({ order, onChanged }: { order: ExpressOrder; onChanged: () => void }) {
  const { t } = useTranslation('common');
  const { push } = useRouter();
  const readAfter = useReadAfter();
  const seconds = useSecondsUntil(order.payUntil ?? undefined);
  const { submit, isBusy } = useSubmit(async () => {
    await cancelExpressOrder(order.orderId).finally(onChanged);
    void readAfter('expressCancel');
  });
  if (order.state === 'DELIVERED')
    return (
      <div className={styles.acts}>
        <ButtonLink variant="secondary" href={pathTo('walletsHistory')}>
          {t('express.toHistory')}
        </ButtonLink>
      </div>
    );
  if (hasEnded(order)) {
    const again = {
      side: order.side.toLowerCase(),
      coin: order.coin,
      currency: order.currency,
      amount: order.side === 'BUY' ? order.total : order.coins,
    };
    return (
      <div className={styles.acts}>
        <Button variant="primary" onClick={() => void push({ pathname: pathTo('express'), query: again })}>
          {t('express.again')}
        </Button>
      </div>
    );
  }
  if (order.state !== 'WAITING' && order.state !== 'CREATED') return null;
  return (
    <div className={styles.acts}>
      {order.payUrl ? (
        // Another company's page, or one that stands for it: a full load, outside of this program.
        <a className={styles.pay} href={order.payUrl} data-testid="express-pay">
          {t(order.side === 'BUY' ? 'express.toPayment' : 'express.toPayout')}
        </a>
      ) : null}
      <Button variant="border" loading={isBusy} onClick={() => void submit()} data-testid="express-cancel">
        {t('express.cancel')}
      </Button>
      {seconds > 0 && seconds < DAY_S ? (
        <span className={`num ${styles.left}`}>{t('express.timeLeft', { time: clock(seconds) })}</span>
      ) : null}
    </div>
  );
}
