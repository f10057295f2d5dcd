import { useTranslation } from 'next-i18next/pages';
import { farFrom } from '@/domain/order/farPrice';
import type { MarketRules } from '@/domain/order/ticketForm';
import { bookWalk } from '@/domain/order/ticketMath';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { useMarket } from '@/src/market/MarketContext';
import { useMarketNow } from '@/src/market/ticket/useTicketMarket';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import type { Ticket } from '../useTicket';
import { isCostly } from './asksFirst';
import { Blocked } from './Blocked';
import { LimitQuestion } from './LimitQuestion';
import { MarketQuestion } from './MarketQuestion';

interface OrderConfirmProps {
  open: boolean;
  onClose: () => void;
  ticket: Ticket;
  rules: MarketRules;
  /** Orders cannot be sent at the moment. */
  isPaused: boolean;
  onConfirm: () => Promise<void>;
}

/** What an order comes to, before it is sent, with what is out of the ordinary about it on top. */
export function OrderConfirm({ open, onClose, ticket, rules, isPaused, onConfirm }: OrderConfirmProps) {
  const { t } = useTranslation('common');
  const { symbol, base } = useMarket();
  const { size } = usePairAmounts()(symbol);
  const { form } = ticket;
  const now = useMarketNow(ticket.market);
  // What the book gives; undefined for a limit order.
  const walk = bookWalk(form, rules, now);
  const isBuy = form.side === 'BUY';
  // The button says how much; of a limit order the headline does, too, in place of the title.
  const amount = size(walk ? walk.base : form.size);
  const isUnusual = walk ? !walk.isComplete || isCostly(form, walk, now) : farFrom(form, now) !== undefined;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(walk ? `trade.confirm.market.${form.side}` : `trade.confirm.limit.${form.side}`, { asset: walk ? amount : base })}
      confirmLabel={t(isBuy ? 'trade.buyAsset' : 'trade.sellAsset', { asset: amount })}
      confirmVariant={isBuy ? 'tradingBuy' : 'tradingSell'}
      disabled={isPaused || ticket.reasons?.length !== 0}
      isEveryday={!isUnusual}
      stretchActions
      onConfirm={onConfirm}
    >
      <Blocked ticket={ticket} isPaused={isPaused} />
      {walk ? <MarketQuestion {...{ ticket, rules, walk, onClose }} /> : <LimitQuestion {...{ ticket, rules }} />}
    </ConfirmDialog>
  );
}
