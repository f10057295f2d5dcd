import type { OrderSide } from '@/domain/order/enums';
import type { Actor } from '../../../actor';

/** What the bots need besides the money writer. */
export interface BotAccounts {
  /** The internal account (accountType 2) of that name, made on first use. */
  ensureAccount(name: string): Promise<Actor>;
  /** Open orders of an account on a market, to adopt after a restart. */
  openOrders(userId: string, symbol: string): Promise<OpenBotOrder[]>;
}

export interface OpenBotOrder {
  orderId: string;
  side: OrderSide;
  priceTicks: number;
}
