import { roundDecimals } from '@/domain/money/decimal';
import type { TicketFigure } from '@/domain/order/orderTypes';
import type { MarketNow } from '@/domain/order/ticketForm';
import { bookWalk, feeEstimate, slippagePercent } from '@/domain/order/ticketMath';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { useMarketPart } from '@/src/market/ticket/useTicketMarket';
import { useAppSelector } from '@/src/state/hooks';
import { useOwnFeeRates } from './useOwnFeeRates';
import type { Ticket } from './useTicket';

const UNKNOWN = '--';

/** These figures of the ticket as text; undefined for what is hidden with the balances. Renders when one of them reads differently. */
export function useFigureTexts({ form, market, largest }: Ticket, figures: readonly TicketFigure[]): Texts {
  const { symbol, base, quote, priceDecimals, sizeDecimals, totalDecimals, rules } = useMarket();
  const rates = useOwnFeeRates();
  const format = useFormat();
  const amountsOf = usePairAmounts();
  // The most that is possible tells the balance.
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const isBuy = form.side === 'BUY';
  const inBase = (value: string | undefined) => (value === undefined ? UNKNOWN : `${format.fixed(value, sizeDecimals)} ${base}`);
  const inQuote = (value: string | undefined) => (value === undefined ? UNKNOWN : `${format.fixed(value, totalDecimals)} ${quote}`);
  const textsOf = (now: MarketNow) => {
    const walk = rules && bookWalk(form, rules, now);
    const texts: Record<TicketFigure, () => string | undefined> = {
      received: () => (isBuy ? inBase(walk?.base) : inQuote(walk?.quote)),
      // Never better than it would be: a buyer's average is rounded up.
      average: () =>
        format.price(walk?.averagePrice && roundDecimals(walk.averagePrice, priceDecimals, isBuy ? 'up' : 'down'), priceDecimals),
      largest: () => (isShown ? (form.sizeUnit === 'BASE' ? inBase : inQuote)(largest) : undefined),
      fee: () => {
        const fee = rules && rates && feeEstimate(form, rules, now, rates);
        return fee ? amountsOf(symbol).feeAbout(fee.amount, fee.asset) : UNKNOWN;
      },
      slippage: () => format.rate(walk && slippagePercent(form, walk, now)),
    };
    return figures.map((figure) => texts[figure]());
  };
  return useMarketPart(market, textsOf, isSameTexts);
}

type Texts = readonly (string | undefined)[];

const isSameTexts = (one: Texts, other: Texts) => one.length === other.length && one.every((text, index) => text === other[index]);
