import { useTranslation } from 'next-i18next/pages';
import { chargesCard } from '@/domain/express/methods';
import { isStopReason } from '@/domain/express/stopReasons';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useFormat } from '@/src/format';
import { expressStateKey } from '@/src/orders/expressOrder';
import { Timeline } from '@/src/ui/timeline/Timeline';
import { orderSteps } from '../model/orderSteps';
import { priceDecimals } from '../model/priceDecimals';
import { useOrderAmounts } from '../useOrderAmounts';

/** How far the order is, with when each step was done. */
export function OrderTimeline({ order }: { order: ExpressOrder }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { coinsText, moneyText } = useOrderAmounts();
  const { side, provider, currency, statement, sendableAt } = order;
  const isPaidTransfer = side === 'BUY' && !chargesCard(order.methodKind) && order.paidAt !== null;
  const values = {
    price: format.currencyPrice(order.price, priceDecimals(order.price), currency),
    total: moneyText(order.total, order),
    amount: coinsText(order.coins, order),
    provider,
    statement,
    until: sendableAt === null ? '' : format.dateTime(sendableAt),
  };
  const why =
    order.reason === null
      ? ''
      : isStopReason(order.reason)
        ? t(`express.reasons.${order.reason}`)
        : t('express.why', { reason: order.reason });
  const textOf = (name: string) => {
    if (name === 'ended') return [t(`express.leads.${side}.${order.state}`), why].filter(Boolean).join(' ');
    if (name === 'placed' && !order.isPriced) return t('express.pricedLater');
    // The price of a transfer is fixed when it comes, or at once where its provider is quick: of one that came only the price itself is certain.
    if (name === 'placed' && isPaidTransfer) return `${values.total} · ${t('express.methods.BANK')}`;
    if (name === 'paid' && isPaidTransfer && order.isPriced) return t('express.stepTexts.BUY.paidAt', values);
    if (name === 'done' && side === 'BUY')
      return t(sendableAt !== null && sendableAt > Date.now() ? 'express.doneHeld' : 'express.stepTexts.BUY.done', values);
    return t(`express.stepTexts.${side}.${name}`, values);
  };
  const steps = orderSteps(order).map(({ name, state, at }) => ({
    key: name,
    state,
    title: name === 'ended' ? t(expressStateKey(order)) : t(`express.stepNames.${side}.${name}`),
    text: textOf(name),
    at: at === null ? undefined : <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>,
  }));
  return <Timeline steps={steps} />;
}
