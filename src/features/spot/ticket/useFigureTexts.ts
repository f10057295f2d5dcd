import { roundDecimals } from '@/domain/money/decimal';
import type { TicketFigure } from '@/domain/order/orderTypes';
import { bookWalk, feeEstimate, slippagePercent } from '@/domain/order/ticketMath';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { useAppSelector } from '@/src/state/hooks';
import { useOwnFeeRates } from './useOwnFeeRates';
import type { Ticket } from './useTicket';

const UNKNOWN = '--';

/** Each figure of the ticket as text; undefined for what is hidden with the balances. */
export function useFigureTexts({ form, now, largest }: Ticket): (figure: TicketFigure) => string | undefined {
  const { symbol, base, quote, priceDecimals, sizeDecimals, totalDecimals, rules } = useMarket();
  const rates = useOwnFeeRates();
  const format = useFormat();
  const amountsOf = usePairAmounts();
  // The most that is possible tells the balance.
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const isBuy = form.side === 'BUY';
  const walk = rules && bookWalk(form, rules, now);
  const fee = rules && rates && feeEstimate(form, rules, now, rates);
  const inBase = (value: string | undefined) => (value === undefined ? UNKNOWN : `${format.fixed(value, sizeDecimals)} ${base}`);
  const inQuote = (value: string | undefined) => (value === undefined ? UNKNOWN : `${format.fixed(value, totalDecimals)} ${quote}`);
  // Never better than it would be: a buyer's average is rounded up.
  const average = walk?.averagePrice && roundDecimals(walk.averagePrice, priceDecimals, isBuy ? 'up' : 'down');
  const texts: Record<TicketFigure, () => string | undefined> = {
    received: () => (isBuy ? inBase(walk?.base) : inQuote(walk?.quote)),
    average: () => format.price(average, priceDecimals),
    largest: () => (isShown ? (form.sizeUnit === 'BASE' ? inBase : inQuote)(largest) : undefined),
    fee: () => (fee ? amountsOf(symbol).feeAbout(fee.amount, fee.asset) : UNKNOWN),
    slippage: () => format.rate(walk && slippagePercent(form, walk, now)),
  };
  return (figure) => texts[figure]();
}
