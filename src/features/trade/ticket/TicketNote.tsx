import { useTranslation } from 'next-i18next/pages';
import { useFreshness } from '@/src/realtime';
import { useMarket } from '../TradeContext';
import { FreshnessNote } from './FreshnessNote';
import { reasonLabel } from './reasonWords';
import styles from './Ticket.module.css';
import type { Ticket } from './useTicket';

interface TicketNoteProps {
  id: string;
  ticket: Ticket;
  isUnclear: boolean;
}

/** Beside the trading button: what the age of the prices means for an order, else the first reason why it cannot be sent, unless a field says it. */
export function TicketNote({ id, ticket, isUnclear }: TicketNoteProps) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const freshness = useFreshness(symbol);
  const reason = ticket.reasons?.[0];
  // Its line stands whether it says something or not: what is below must not jump while somebody types.
  return (
    <div id={id} className={styles.noteLine} data-testid="ticket-note">
      {freshness.kind === 'live' ? <p className={styles.reason}>{reason && reasonLabel(reason, t, isUnclear)}</p> : null}
      {freshness.kind === 'live' || freshness.kind === 'connecting' ? null : <FreshnessNote freshness={freshness} />}
    </div>
  );
}
