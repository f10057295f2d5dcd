import { useTranslation } from 'next-i18next/pages';
import { receivedDecimals } from '@/domain/market/shownDecimals';
import { multiply, roundDecimals } from '@/domain/money/decimal';
import { orderOutcome, shownTotal } from '@/domain/order/orderOutcome';
import type { MarketRules } from '@/domain/order/ticketForm';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { useMarketNow } from '@/src/market/ticket/useTicketMarket';
import { useAppSelector } from '@/src/state/hooks';
import { useOwnFeeRates } from '../useOwnFeeRates';
import type { Ticket } from '../useTicket';

/** Decimals of a fee rate in percent: "0.0125%". */
const RATE_DECIMALS = 4;
const UNKNOWN = '--';

/**
 * What the order comes to, in words and figures; "--" for what cannot be told. Amounts of what is received share their decimals.
 * `availableAfter` is undefined while balances are hidden.
 */
export function useOutcome({ form, market, balances }: Ticket, rules: MarketRules) {
  const now = useMarketNow(market);
  const { t } = useTranslation('common');
  const { symbol, totalDecimals } = useMarket();
  const format = useFormat();
  const { size, total } = usePairAmounts()(symbol);
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const rates = useOwnFeeRates();
  const outcome = orderOutcome(form, rules, now, balances, rates);
  const isBuy = form.side === 'BUY';
  const got = isBuy ? rules.base : rules.quote;
  const decimals = receivedDecimals(got, rules, outcome.fee?.amount);
  // Rounded against its owner: what is received down, the fee on it up.
  const inGot = (value: string | undefined, rounding: 'up' | 'down' = 'down') =>
    value === undefined ? UNKNOWN : `${format.fixed(roundDecimals(value, decimals, rounding), decimals)} ${got}`;
  const rate = outcome.feeRate && format.rate(multiply(outcome.feeRate, '100'), RATE_DECIMALS);
  return {
    /** As the ticket has it. */
    size: size(outcome.base),
    base: isBuy ? inGot(outcome.base) : size(outcome.base),
    total: isBuy ? total(outcome.quote && shownTotal(outcome.quote, form, totalDecimals)) : inGot(outcome.quote),
    feeLabel: rate === undefined ? t('trade.fee') : t(`trade.confirm.fee.${outcome.role}`, { rate }),
    fee: outcome.fee ? `≈ ${inGot(outcome.fee.amount, 'up')}` : UNKNOWN,
    received: inGot(outcome.received),
    availableAfter: isShown ? (isBuy ? total : size)(outcome.availableAfter) : undefined,
  };
}
