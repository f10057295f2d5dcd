import { useTranslation } from 'next-i18next/pages';
import { multiply } from '@/domain/money/decimal';
import { orderOutcome, shownTotal } from '@/domain/order/orderOutcome';
import type { MarketRules } from '@/domain/order/ticketForm';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { FEE_DECIMALS } from '../../model/shownDecimals';
import { useMarket } from '../../TradeContext';
import { useOwnFeeRates } from '../useOwnFeeRates';
import type { Ticket } from '../useTicket';

/** What the order comes to, in words and figures; "--" for what cannot be told. `availableAfter` is undefined while balances are hidden. */
export function useOutcome({ form, now, balances }: Ticket, rules: MarketRules) {
  const { t } = useTranslation('common');
  const { base, quote, sizeDecimals, totalDecimals } = useMarket();
  const format = useFormat();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const rates = useOwnFeeRates();
  const outcome = orderOutcome(form, rules, now, balances, rates);
  const isBuy = form.side === 'BUY';
  const [given, received] = isBuy ? [quote, base] : [base, quote];
  const amount = (value: string | undefined, decimals: number, unit: string) => {
    const text = format.fixed(value, decimals);
    return value === undefined ? text : `${text} ${unit}`;
  };
  const total = outcome.quote && shownTotal(outcome.quote, form, totalDecimals);
  const rate = outcome.feeRate && format.share(multiply(outcome.feeRate, '100'), FEE_DECIMALS);
  return {
    base: amount(outcome.base, sizeDecimals, base),
    total: amount(total, totalDecimals, quote),
    feeLabel: rate === undefined ? t('trade.fee') : t('trade.confirm.fee', { role: t(`trade.roles.${outcome.role}`), rate }),
    fee: amount(outcome.fee?.amount, FEE_DECIMALS, received),
    received: amount(outcome.received, FEE_DECIMALS, received),
    availableAfter: isShown ? amount(outcome.availableAfter, isBuy ? totalDecimals : sizeDecimals, given) : undefined,
  };
}
