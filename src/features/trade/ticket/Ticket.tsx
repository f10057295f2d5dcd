import { useTranslation } from 'next-i18next/pages';
import { useRealtime } from '@/src/realtime';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { useMarket } from '../TradeContext';
import { AvailableRow } from './AvailableRow';
import { OrderTypeTabs } from './OrderTypeTabs';
import { SideTabs } from './SideTabs';
import { SignedOutActions } from './SignedOutActions';
import styles from './Ticket.module.css';
import { TicketAction } from './TicketAction';
import { TicketFields } from './TicketFields';
import { TicketFigures } from './TicketFigures';
import { TimeInForceMenu } from './TimeInForceMenu';
import { useTicket } from './useTicket';
import { useTicketHotkeys } from './useTicketHotkeys';

interface TicketProps {
  /** Mobile: figures above the button, steppers at the price. */
  isCompact?: boolean;
}

/** What to buy or sell, at which price, and the one button that does it. */
export function Ticket({ isCompact = false }: TicketProps) {
  const { t } = useTranslation('common');
  const { isSignedIn } = useRealtime();
  const { base } = useMarket();
  const ticket = useTicket();
  const fields = useTicketHotkeys(ticket);
  const { draft, change } = ticket;
  const isLimit = draft.type === 'LIMIT';
  const figures = <TicketFigures ticket={ticket} isCompact={isCompact} />;
  return (
    <section className={styles.ticket} aria-label={t('trade.ticket', { asset: base })} data-testid="ticket">
      <SideTabs />
      <OrderTypeTabs value={draft.type} onChange={ticket.chooseType} isCompact={isCompact} />
      {isCompact ? null : <AvailableRow ticket={ticket} />}
      <TicketFields ticket={ticket} fields={fields} isCompact={isCompact} />
      {isLimit ? (
        <div className={styles.options}>
          <Checkbox
            label={t('trade.postOnly')}
            checked={draft.isPostOnly}
            onChange={(isPostOnly) => change(isPostOnly ? { isPostOnly, timeInForce: 'GTC' } : { isPostOnly })}
          />
          <TimeInForceMenu
            value={draft.timeInForce}
            onChange={(timeInForce) => change(timeInForce === 'GTC' ? { timeInForce } : { timeInForce, isPostOnly: false })}
          />
        </div>
      ) : null}
      {isCompact && isSignedIn ? (
        <>
          <AvailableRow ticket={ticket} />
          {figures}
        </>
      ) : null}
      {isSignedIn ? <TicketAction ticket={ticket} /> : <SignedOutActions />}
      {isSignedIn && !isCompact ? figures : null}
    </section>
  );
}
