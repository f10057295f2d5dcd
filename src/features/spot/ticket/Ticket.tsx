import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import { useMarket } from '@/src/market/MarketContext';
import { SideTabs } from '@/src/market/ticket/SideTabs';
import { SignedOutActions } from '@/src/market/ticket/SignedOutActions';
import styles from '@/src/market/ticket/Ticket.module.css';
import { TicketNote } from '@/src/market/ticket/TicketNote';
import { OrderTypeTabs } from '@/src/market/ticket/type/OrderTypeTabs';
import { useFocusAfterOrder } from '@/src/market/ticket/useFocusAfterOrder';
import { useRealtime } from '@/src/realtime';
import { AvailableRow } from './AvailableRow';
import { TicketFields } from './fields/TicketFields';
import { prefetchConfirm, TicketAction } from './TicketAction';
import { TicketFigures } from './TicketFigures';
import { LimitTerms } from './type/LimitTerms';
import { OrderTypeField } from './type/OrderTypeField';
import { useFirstPrice } from './useFirstPrice';
import { useReasonText } from './useReasonText';
import { useSend } from './useSend';
import { useTicket } from './useTicket';
import { useTicketHotkeys } from './useTicketHotkeys';

/** A key that is held down goes on pressing: it would send again what was just refused. */
const swallowHeldEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.repeat && event.preventDefault();

interface TicketProps {
  /** Mobile: figures above the button, steppers at the price, types and terms in a sheet. */
  isCompact?: boolean;
}

/** What to buy or sell, at which price, and the one button that does it. Enter in any field presses it. */
export function Ticket({ isCompact = false }: TicketProps) {
  const { t } = useTranslation('common');
  const { isSignedIn } = useRealtime();
  const { base } = useMarket();
  const ticket = useTicket();
  const send = useSend(ticket);
  const fields = useTicketHotkeys(ticket);
  useFirstPrice(ticket.market, ticket.draft, fields.price);
  useFocusAfterOrder(send.placed, send.isAsking, fields.amount);
  const [unclear, setUnclear] = useState(0);
  const onUnclear = useCallback((isUnclear: boolean) => setUnclear((count) => count + (isUnclear ? 1 : -1)), []);
  const { draft } = ticket;
  const reason = useReasonText(ticket, unclear > 0);
  const noteId = useId();
  const figures = <TicketFigures ticket={ticket} reason={reason} noteId={noteId} isCompact={isCompact} />;
  return (
    <form
      className={styles.ticket}
      aria-label={t('trade.ticket', { asset: base })}
      data-testid="ticket"
      noValidate
      onKeyDown={swallowHeldEnter}
      onFocus={isSignedIn ? prefetchConfirm : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        // Dialogs are in here for React, but not for the page: what is submitted in them is theirs.
        if (event.target === event.currentTarget && isSignedIn) send.press();
      }}
    >
      <SideTabs />
      {isCompact ? <OrderTypeField ticket={ticket} /> : <OrderTypeTabs value={draft.type} onChange={ticket.chooseType} />}
      {isCompact ? null : <AvailableRow ticket={ticket} />}
      <TicketFields ticket={ticket} fields={fields} onUnclear={onUnclear} isCompact={isCompact} />
      {TYPE_RULES[draft.type].canRest && !isCompact ? <LimitTerms ticket={ticket} /> : null}
      {isCompact && isSignedIn ? (
        <>
          <TicketNote id={noteId} reason={reason} />
          <div className={styles.ledger}>
            <AvailableRow ticket={ticket} />
            {figures}
          </div>
        </>
      ) : null}
      {isSignedIn ? <TicketAction ticket={ticket} send={send} noteId={noteId} isCompact={isCompact} /> : <SignedOutActions />}
      {isSignedIn && !isCompact ? figures : null}
    </form>
  );
}
