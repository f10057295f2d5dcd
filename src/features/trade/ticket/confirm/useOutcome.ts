import { useTranslation } from 'next-i18next/pages';
import { feeDecimals } from '@/domain/market/shownDecimals';
import { multiply, roundDecimals } from '@/domain/money/decimal';
import { orderOutcome, shownTotal } from '@/domain/order/orderOutcome';
import type { MarketRules } from '@/domain/order/ticketForm';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { useMarket } from '../../TradeContext';
import { useOwnFeeRates } from '../useOwnFeeRates';
import type { Ticket } from '../useTicket';

/** Decimals of a fee rate in percent: "0.0125%". */
const RATE_DECIMALS = 4;
const UNKNOWN = '--';

/** What the order comes to, in words and figures; "--" for what cannot be told. `availableAfter` is undefined while balances are hidden. */
export function useOutcome({ form, now, balances }: Ticket, rules: MarketRules) {
  const { t } = useTranslation('common');
  const { symbol, totalDecimals } = useMarket();
  const format = useFormat();
  const { size, total, feeAbout } = usePairAmounts()(symbol);
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const rates = useOwnFeeRates();
  const outcome = orderOutcome(form, rules, now, balances, rates);
  const isBuy = form.side === 'BUY';
  const got = isBuy ? rules.base : rules.quote;
  const gotDecimals = feeDecimals(got, rules);
  const rate = outcome.feeRate && format.share(multiply(outcome.feeRate, '100'), RATE_DECIMALS);
  return {
    base: size(outcome.base),
    total: total(outcome.quote && shownTotal(outcome.quote, form, totalDecimals)),
    feeLabel: rate === undefined ? t('trade.fee') : t('trade.confirm.fee', { role: t(`trade.roles.${outcome.role}`), rate }),
    fee: outcome.fee ? feeAbout(outcome.fee.amount, outcome.fee.asset) : UNKNOWN,
    received:
      outcome.received === undefined
        ? UNKNOWN
        : `${format.fixed(roundDecimals(outcome.received, gotDecimals, 'down'), gotDecimals)} ${got}`,
    availableAfter: isShown ? (isBuy ? total : size)(outcome.availableAfter) : undefined,
  };
}
