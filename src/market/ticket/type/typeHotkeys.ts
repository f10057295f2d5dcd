import type { OrderType } from '@/domain/order/enums';
import type { HotkeyId } from '@/src/config/hotkeys';

/** The key that turns the ticket to a type. */
export const TYPE_HOTKEYS = { LIMIT: 'limitOrder', MARKET: 'marketOrder' } as const satisfies Record<OrderType, HotkeyId>;
