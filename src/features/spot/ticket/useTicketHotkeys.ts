import { type RefObject, useRef } from 'react';
import { ORDER_TYPES } from '@/domain/order/enums';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { TYPE_HOTKEYS } from '@/src/market/ticket/type/typeHotkeys';
import { useChooseSide } from '@/src/market/ticket/useChooseSide';
import type { Ticket } from './useTicket';

export interface TicketFieldRefs {
  price: RefObject<HTMLInputElement | null>;
  amount: RefObject<HTMLInputElement | null>;
}

/** Goes into a field; what stands there is replaced by what is typed. */
function enter(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** The ticket's shortcuts. Hands back where its fields are to be tied, for those that lead into one. */
export function useTicketHotkeys({ chooseType, takeShare }: Ticket): TicketFieldRefs {
  const { choose } = useChooseSide();
  const price = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  useHotkeys({
    buySide: () => choose('BUY'),
    sellSide: () => choose('SELL'),
    ...Object.fromEntries(ORDER_TYPES.map((type) => [TYPE_HOTKEYS[type], () => chooseType(type)])),
    focusPrice: () => enter(price.current),
    focusAmount: () => enter(amount.current),
    share25: () => takeShare(25),
    share50: () => takeShare(50),
    share75: () => takeShare(75),
    share100: () => takeShare(100),
  });
  return { price, amount };
}
