import { Info } from 'lucide-react';
import { useFreshness } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { FreshnessNote } from './FreshnessNote';
import styles from './Ticket.module.css';

/** On phones, between the fields and the figures: what the age of the prices means for an order, else why it cannot be sent. */
export function TicketNote({ id, reason }: { id: string; reason: string | undefined }) {
  const { symbol } = useMarket();
  const freshness = useFreshness(symbol);
  // Its line stands whether it says something or not: what is below must not jump while a user types.
  return (
    <div id={id} className={styles.noteLine} data-testid="ticket-note">
      {freshness.kind === 'live' && reason !== undefined ? (
        <p className={styles.inPlace}>
          <Info size={14} aria-hidden="true" />
          {reason}
        </p>
      ) : null}
      {freshness.kind === 'live' || freshness.kind === 'connecting' ? null : <FreshnessNote freshness={freshness} />}
    </div>
  );
}
