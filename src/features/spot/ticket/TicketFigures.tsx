import clsx from 'clsx';
import { Info } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { OrderSide } from '@/domain/order/enums';
import { type TicketFigure, TYPE_RULES } from '@/domain/order/orderTypes';
import { useMarket } from '@/src/market/MarketContext';
import { FreshnessNote } from '@/src/market/ticket/FreshnessNote';
import styles from '@/src/market/ticket/Ticket.module.css';
import { useFreshness } from '@/src/realtime';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { useFigureTexts } from './useFigureTexts';
import type { Ticket } from './useTicket';

interface TicketFiguresProps {
  ticket: Ticket;
  /** Why the order cannot be sent. */
  reason: string | undefined;
  /** Of what says so, and how old prices are: in place of figures, so that nothing moves for it. Phones say it over them. */
  noteId: string;
  isCompact: boolean;
}

const LABELS: Record<TicketFigure, (side: OrderSide) => string> = {
  received: () => 'trade.receiveAbout',
  average: () => 'trade.averagePrice',
  largest: (side) => (side === 'BUY' ? 'trade.maxBuy' : 'trade.maxSell'),
  fee: () => 'trade.estimatedFee',
  slippage: () => 'trade.slippage',
};

const TEST_IDS: Partial<Record<TicketFigure, string>> = { average: 'ticket-average', largest: 'ticket-max' };

/** Where there is little room, what is received can do without a line. */
const isRoomFor = (figure: TicketFigure, isCompact: boolean) => !isCompact || figure !== 'received';

/** What the order would come to; its type says which figures tell that. */
export function TicketFigures({ ticket, reason, noteId, isCompact }: TicketFiguresProps) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const freshness = useFreshness(symbol);
  const { side, type } = ticket.form;
  const isOld = !isCompact && freshness.kind !== 'live' && freshness.kind !== 'connecting';
  const isFree = isCompact || reason === undefined;
  const { figures: all } = TYPE_RULES[type];
  // Their lines stand before there is an amount: what is below must not jump while it is typed.
  const figures = (isFree ? all : all.slice(0, -1)).filter((figure) => isRoomFor(figure, isCompact));
  const texts = useFigureTexts(ticket, figures);
  return (
    <div className={styles.place}>
      <div className={clsx(styles.figures, isOld && styles.away)}>
        <dl className={styles.figures}>
          {figures.map((figure, index) => (
            <Figure key={figure} label={t(LABELS[figure](side))} value={texts[index]} testId={TEST_IDS[figure]} />
          ))}
        </dl>
        {isFree ? null : (
          <p id={noteId} className={styles.inPlace} data-testid="ticket-reason">
            <Info size={14} aria-hidden="true" />
            {reason}
          </p>
        )}
      </div>
      {isOld ? (
        <div id={noteId} data-testid="ticket-note">
          <FreshnessNote freshness={freshness} />
        </div>
      ) : null}
    </div>
  );
}

/** A line of the list; without a value it is hidden with the balances. */
function Figure({ label, value, testId }: { label: string; value: string | undefined; testId?: string | undefined }) {
  return (
    <div className={styles.line} data-testid={testId}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value === undefined ? <HiddenText /> : <bdi className="num">{value}</bdi>}</dd>
    </div>
  );
}
