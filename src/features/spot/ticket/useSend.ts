import { useState } from 'react';
import { bookWalk } from '@/domain/order/ticketMath';
import { useMarket } from '@/src/market/MarketContext';
import { useAskRules } from '@/src/market/ticket/askRules';
import { isTrusted, useFreshness } from '@/src/realtime';
import { asksFirst } from './confirm/asksFirst';
import { usePlaceOrder } from './usePlaceOrder';
import type { Ticket } from './useTicket';

export interface Send {
  /** Sends the ticket, or asks first. Does nothing while something stands against it. */
  press: () => void;
  /** Sends it, whatever there was to ask. */
  send: () => Promise<void>;
  isPlacing: boolean;
  isAsking: boolean;
  stopAsking: () => void;
  /** Prices are not to be trusted: nothing is sent. */
  isPaused: boolean;
  canSend: boolean;
  /** Grows with every order that was placed. */
  placed: number;
}

/** From the ticket to the exchange: by its button or by Enter in one of its fields. */
export function useSend({ form, market, reasons }: Ticket): Send {
  const { symbol, quote, rules } = useMarket();
  const freshness = useFreshness(symbol);
  const asks = useAskRules();
  const { place, isPlacing } = usePlaceOrder();
  const [isAsking, setAsking] = useState(false);
  const [placed, setPlaced] = useState(0);
  // Before the first prices have come nothing has stopped yet.
  const isPaused = !isTrusted(freshness) && freshness.kind !== 'connecting';
  const canSend = isTrusted(freshness) && reasons?.length === 0;
  const send = async () => {
    if (await place(form)) setPlaced((count) => count + 1);
  };
  const press = () => {
    if (!canSend || isPlacing) return;
    const now = market.read();
    const walk = rules && bookWalk(form, rules, now);
    if (asksFirst(form, walk, now, freshness, asks, quote)) setAsking(true);
    else void send();
  };
  return { press, send, isPlacing, isAsking, stopAsking: () => setAsking(false), isPaused, canSend, placed };
}
