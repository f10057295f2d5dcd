import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { roundDecimals } from '@/domain/money/decimal';
import { limitInstead } from '@/domain/order/limitInstead';
import { bandLimit } from '@/domain/order/reasons';
import type { MarketRules } from '@/domain/order/ticketForm';
import { oppositeLevels, slippagePercent } from '@/domain/order/ticketMath';
import type { Walk } from '@/domain/order/walkBook';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import styles from '@/src/market/ticket/confirm/Confirm.module.css';
import { Fact } from '@/src/market/ticket/confirm/Fact';
import { SlippageCurve } from '@/src/market/ticket/confirm/SlippageCurve';
import { priceDraft } from '@/src/market/ticket/ticketDraft';
import { AskFrom } from '@/src/market/ticket/type/AskFrom';
import { useMarketNow } from '@/src/market/ticket/useTicketMarket';
import { Banner } from '@/src/ui/views/Banner';
import type { Ticket } from '../useTicket';
import { isCostly } from './asksFirst';
import { useOutcome } from './useOutcome';

interface MarketQuestionProps {
  ticket: Ticket;
  rules: MarketRules;
  walk: Walk;
  onClose: () => void;
}

/** A market order before it is sent: what the book would give, how far that is from its best price, and a quieter way. */
export function MarketQuestion({ ticket, rules, walk, onClose }: MarketQuestionProps) {
  const { t } = useTranslation('common');
  const { base, quote, priceDecimals } = useMarket();
  const format = useFormat();
  const outcome = useOutcome(ticket, rules);
  const { form, change } = ticket;
  const now = useMarketNow(ticket.market);
  const isBuy = form.side === 'BUY';
  const levels = oppositeLevels(form, now);
  const slippage = slippagePercent(form, walk, now);
  const costs = isCostly(form, walk, now);
  const taken = levels.findIndex(({ price }) => price === walk.worstPrice) + 1;
  // Never better than it would be: a buyer's average is rounded up.
  const average = walk.averagePrice && roundDecimals(walk.averagePrice, priceDecimals, isBuy ? 'up' : 'down');
  const price = (value: string | undefined) => (value === undefined ? '--' : `${format.price(value, priceDecimals)} ${quote}`);
  const quieter = costs ? limitInstead(levels, walk.base, form.side) : undefined;
  const takeLimit = (limit: string) => {
    change({
      type: 'LIMIT',
      price: priceDraft(limit, priceDecimals),
      // As much as was asked for; of an amount in quote, as much as the book gives for it.
      size: form.sizeUnit === 'BASE' && form.size !== undefined ? form.size : walk.base,
      sizeUnit: 'BASE',
      timeInForce: 'GTC',
      isPostOnly: false,
    });
    onClose();
  };
  return (
    <div className={styles.question}>
      {walk.isComplete ? null : (
        <Banner tone="warning" rounded>
          {t('trade.bookTooThin')}
        </Banner>
      )}
      {costs ? (
        <Banner tone="warning" rounded>
          {t(isBuy ? 'trade.confirm.costlyBuy' : 'trade.confirm.costlySell', { percent: format.rate(slippage), count: taken })}
        </Banner>
      ) : null}
      <SlippageCurve levels={levels} walk={walk} average={average} isBuy={isBuy} />
      {/* Four prices, then four amounts: side by side, on a phone below each other. */}
      <dl className={styles.columns}>
        <Fact label={t('trade.averagePrice')} value={price(average)} />
        <Fact label={t('trade.worstPrice')} value={price(walk.worstPrice)} />
        <Fact label={t('trade.slippage')} value={format.rate(slippage)} loss={costs} />
        <Fact label={t('trade.confirm.priceLimit')} value={price(bandLimit(form.side, rules, now))} />
        <Fact label={t('trade.amount')} value={outcome.base} />
        <Fact label={outcome.feeLabel} value={outcome.fee} />
        <Fact label={t('trade.confirm.receive')} value={outcome.received} />
        <Fact label={t('trade.total')} value={outcome.total} strong />
      </dl>
      {quieter ? (
        <div className={styles.quieter}>
          <Lightbulb size={16} aria-hidden="true" />
          <span>
            {t('trade.confirm.quieter', {
              price: format.price(quieter.price, priceDecimals),
              size: `${format.amount(quieter.fillsNow)} ${base}`,
            })}
          </span>
          <button type="button" className={styles.useLimit} onClick={() => takeLimit(quieter.price)}>
            {t('trade.confirm.useLimit')}
          </button>
        </div>
      ) : null}
      <AskFrom />
    </div>
  );
}
