import { useTranslation } from 'next-i18next/pages';
import type { MarketNow, TicketForm } from '@/domain/order/ticketForm';
import { oppositeLevels, slippagePercent } from '@/domain/order/ticketMath';
import type { Walk } from '@/domain/order/walkBook';
import { useFormat } from '@/src/format';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { useMarket } from '../TradeContext';
import styles from './Ticket.module.css';

interface MarketConfirmProps {
  open: boolean;
  onClose: () => void;
  form: TicketForm;
  walk: Walk;
  now: MarketNow;
  onConfirm: () => Promise<void>;
}

/** Best, average and worst price of a market order, before it is sent. */
export function MarketConfirm({ open, onClose, form, walk, now, onConfirm }: MarketConfirmProps) {
  const { t } = useTranslation('common');
  const { base, quote, priceDecimals, sizeDecimals, totalDecimals } = useMarket();
  const format = useFormat();
  const isBuy = form.side === 'BUY';
  const price = (value: string | undefined) => `${format.price(value, priceDecimals)} ${quote}`;
  const lines = [
    ['trade.bestPrice', price(oppositeLevels(form, now)[0]?.price)],
    ['trade.averagePrice', price(walk.averagePrice)],
    ['trade.worstPrice', price(walk.worstPrice)],
    ['trade.slippage', format.share(slippagePercent(form, walk, now))],
    ['trade.amount', `${format.fixed(walk.base, sizeDecimals)} ${base}`],
    ['trade.total', `${format.fixed(walk.quote, totalDecimals)} ${quote}`],
  ] as const;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(isBuy ? 'trade.confirmBuy' : 'trade.confirmSell', { asset: base })}
      confirmLabel={t(isBuy ? 'trade.buyAsset' : 'trade.sellAsset', { asset: base })}
      onConfirm={onConfirm}
    >
      <dl className={styles.confirm}>
        {lines.map(([key, value]) => (
          <div key={key} className={styles.line}>
            <dt>{t(key)}</dt>
            <dd className={styles.value}>
              <bdi className="num">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {walk.isComplete ? null : <p className={styles.thin}>{t('trade.bookTooThin')}</p>}
    </ConfirmDialog>
  );
}
