import { FlaskConical } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { isZero } from '@/domain/money/decimal';
import { useCanClaim } from '@/src/market/claims/useCanClaim';
import { useClaimDialog } from '@/src/market/claims/useClaimDialog';
import { useMarket } from '@/src/market/MarketContext';
import { Button } from '@/src/ui/button/Button';
import type { Send } from './useSend';
import type { Ticket } from './useTicket';

const loadConfirm = () => import('./confirm/OrderConfirm').then((module) => module.OrderConfirm);
const OrderConfirm = dynamic(loadConfirm, { ssr: false });

/** Fetches the question ahead, while the ticket is being filled in. */
export const prefetchConfirm = () => void loadConfirm().catch(() => undefined);

interface TicketActionProps {
  ticket: Ticket;
  send: Send;
  /** Of what says why the order cannot be sent. */
  noteId: string;
  isCompact: boolean;
}

/** The trading button, which submits the ticket. */
export function TicketAction({ ticket, send, noteId, isCompact }: TicketActionProps) {
  const { t } = useTranslation('common');
  const { base, rules } = useMarket();
  const openClaim = useClaimDialog();
  const { form, balances } = ticket;
  const isBuy = form.side === 'BUY';
  const available = isBuy ? balances.quote : balances.base;
  const isShort = (available !== undefined && isZero(available)) || ticket.reasons?.[0]?.kind === 'balanceTooLow';
  // On a phone the orders below offer it, where there is room.
  const canClaim = useCanClaim(isShort && !isCompact);
  return (
    <>
      <Button
        type="submit"
        variant={isBuy ? 'tradingBuy' : 'tradingSell'}
        size="large"
        block
        disabled={!send.canSend}
        loading={send.isPlacing}
        aria-describedby={noteId}
        data-testid="place-order"
      >
        {send.isPaused ? t('trade.ordersPaused') : t(isBuy ? 'trade.buyAsset' : 'trade.sellAsset', { asset: base })}
      </Button>
      {canClaim && isShort && !isCompact ? (
        <Button variant="tertiaryLight" block startIcon={<FlaskConical size={16} aria-hidden="true" />} onClick={openClaim}>
          {t('trade.claimFunds')}
        </Button>
      ) : null}
      {rules && send.isAsking ? (
        <OrderConfirm open onClose={send.stopAsking} ticket={ticket} rules={rules} isPaused={send.isPaused} onConfirm={send.send} />
      ) : null}
    </>
  );
}
