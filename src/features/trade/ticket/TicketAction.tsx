import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { isZero } from '@/domain/money/decimal';
import { marketEstimate } from '@/domain/order/ticketMath';
import { useSite } from '@/src/brand/SiteContext';
import { isTrusted, useFreshness } from '@/src/realtime';
import { Button } from '@/src/ui/button/Button';
import { useMarket } from '../TradeContext';
import { FreshnessNote } from './FreshnessNote';
import { MarketConfirm } from './MarketConfirm';
import { needsConfirm } from './needsConfirm';
import { reasonLabel } from './reasonWords';
import { useClaimDialog } from './useClaimDialog';
import { usePlaceOrder } from './usePlaceOrder';
import type { Ticket } from './useTicket';

/** The trading button: acts, or says the first reason why it does not. */
export function TicketAction({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('common');
  const { symbol, base, quote, rules } = useMarket();
  const { practice } = useSite();
  const freshness = useFreshness(symbol);
  const { place, isPlacing } = usePlaceOrder();
  const openClaim = useClaimDialog();
  const [isAsking, setAsking] = useState(false);
  const { form, now, balances } = ticket;
  const isBuy = form.side === 'BUY';
  const spent = isBuy ? quote : base;
  const available = isBuy ? balances.quote : balances.base;
  const walk = rules && form.type === 'MARKET' ? marketEstimate(form, rules, now) : undefined;
  const reason = ticket.reasons?.[0];
  const isPaused = !isTrusted(freshness);
  const label = isPaused
    ? t('trade.ordersPaused')
    : reason
      ? reasonLabel(reason, t, spent)
      : t(isBuy ? 'trade.buyAsset' : 'trade.sellAsset', { asset: base });
  const press = () => (needsConfirm(form, walk, now, freshness) ? setAsking(true) : void place(form));
  return (
    <>
      <Button
        variant={isBuy ? 'tradingBuy' : 'tradingSell'}
        size="large"
        block
        disabled={isPaused || !ticket.reasons || reason !== undefined}
        loading={isPlacing}
        onClick={press}
        data-testid="place-order"
      >
        {label}
      </Button>
      <FreshnessNote freshness={freshness} />
      {practice && available !== undefined && isZero(available) ? (
        <Button variant="tertiaryLight" block startIcon={<FlaskConical size={16} aria-hidden="true" />} onClick={openClaim}>
          {t('trade.claimFunds')}
        </Button>
      ) : null}
      {walk ? (
        <MarketConfirm open={isAsking} onClose={() => setAsking(false)} form={form} walk={walk} now={now} onConfirm={() => place(form)} />
      ) : null}
    </>
  );
}
