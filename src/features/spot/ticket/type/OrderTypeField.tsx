import { ChevronDown, CircleHelp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import type { Ticket } from '../useTicket';
import styles from './OrderTypeField.module.css';

const OrderTypeSheet = dynamic(() => import('./OrderTypeSheet').then((module) => module.OrderTypeSheet), { ssr: false });

/** Mobile: the order type, and by pressing it everything that belongs to it. */
export function OrderTypeField({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  // Loaded with the first press, and kept: closing slides out.
  const [isLoaded, setLoaded] = useState(false);
  const { type, isPostOnly, timeInForce } = ticket.draft;
  const word = t(`trade.types.${type}`);
  const extra =
    TYPE_RULES[type].canRest && (isPostOnly ? t('trade.postOnly') : timeInForce === 'GTC' ? undefined : t(`trade.tif.${timeInForce}`));
  return (
    <>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${t('trade.orderType')}: ${extra ? `${word}, ${extra}` : word}`}
        onClick={() => {
          setLoaded(true);
          setOpen(true);
        }}
      >
        <span>{word}</span> {extra ? <span className={styles.extra}>{extra}</span> : null}
        <CircleHelp size={16} aria-hidden="true" />
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isLoaded ? <OrderTypeSheet open={isOpen} onClose={() => setOpen(false)} ticket={ticket} /> : null}
    </>
  );
}
