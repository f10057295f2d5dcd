import clsx from 'clsx';
import { Info } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { roundDecimals } from '@/domain/money/decimal';
import { feeEstimate, marketEstimate, slippagePercent } from '@/domain/order/ticketMath';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { FreshnessNote } from '@/src/market/ticket/FreshnessNote';
import styles from '@/src/market/ticket/Ticket.module.css';
import { useFreshness } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { useOwnFeeRates } from './useOwnFeeRates';
import type { Ticket } from './useTicket';

interface TicketFiguresProps {
  ticket: Ticket;
  /** Why the order cannot be sent. */
  reason: string | undefined;
  /** Of what says so, and how old prices are: in place of figures, so that nothing moves for it. Phones say it over them. */
  noteId: string;
  isCompact: boolean;
}

/** What the order would come to: the most that is possible, the fee, and for market orders what the book gives. */
export function TicketFigures({ ticket, reason, noteId, isCompact }: TicketFiguresProps) {
  const { t } = useTranslation('common');
  const { symbol, base, quote, priceDecimals, sizeDecimals, totalDecimals, rules } = useMarket();
  const rates = useOwnFeeRates();
  const format = useFormat();
  const amountsOf = usePairAmounts();
  // The most that is possible tells the balance.
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { form, now, largest } = ticket;
  const isBuy = form.side === 'BUY';
  const fee = rules && rates && feeEstimate(form, rules, now, rates);
  const isMarket = form.type === 'MARKET';
  const walk = rules && isMarket ? marketEstimate(form, rules, now) : undefined;
  const isInBase = form.sizeUnit === 'BASE';
  const amount = (value: string | undefined, decimals: number, unit: string) =>
    value === undefined ? '--' : `${format.fixed(value, decimals)} ${unit}`;
  const received = isBuy ? amount(walk?.base, sizeDecimals, base) : amount(walk?.quote, totalDecimals, quote);
  // Never better than it would be: a buyer's average is rounded up.
  const average = walk?.averagePrice && roundDecimals(walk.averagePrice, priceDecimals, isBuy ? 'up' : 'down');
  const slippage = walk && slippagePercent(form, walk, now);
  const feeText = fee ? amountsOf(symbol).feeAbout(fee.amount, fee.asset) : '--';
  const freshness = useFreshness(symbol);
  const isOld = !isCompact && freshness.kind !== 'live' && freshness.kind !== 'connecting';
  const isFree = isCompact || reason === undefined;
  return (
    <div className={styles.place}>
      <div className={clsx(styles.figures, isOld && styles.away)}>
        <dl className={styles.figures}>
          {/* Their lines stand before there is an amount: what is below must not jump while it is typed. */}
          {isMarket && !isCompact ? <Figure label={t('trade.receiveAbout')} value={received} /> : null}
          {isMarket ? (
            <Figure label={t('trade.averagePrice')} value={format.price(average, priceDecimals)} testId="ticket-average" />
          ) : null}
          <Figure
            label={t(isBuy ? 'trade.maxBuy' : 'trade.maxSell')}
            value={isShown ? amount(largest, isInBase ? sizeDecimals : totalDecimals, isInBase ? base : quote) : undefined}
            testId="ticket-max"
          />
          {isMarket || isFree ? <Figure label={t('trade.estimatedFee')} value={feeText} /> : null}
          {isMarket && isFree ? <Figure label={t('trade.slippage')} value={format.rate(slippage)} /> : null}
        </dl>
        {isFree ? null : (
          <p id={noteId} className={styles.inPlace} data-testid="ticket-reason">
            <Info size={14} aria-hidden="true" />
            {reason}
          </p>
        )}
      </div>
      {isOld ? (
        <div id={noteId} data-testid="ticket-note">
          <FreshnessNote freshness={freshness} />
        </div>
      ) : null}
    </div>
  );
}

/** A line of the list; without a value it is hidden with the balances. */
function Figure({ label, value, testId }: { label: string; value: string | undefined; testId?: string }) {
  return (
    <div className={styles.line} data-testid={testId}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value === undefined ? <HiddenText /> : <bdi className="num">{value}</bdi>}</dd>
    </div>
  );
}
