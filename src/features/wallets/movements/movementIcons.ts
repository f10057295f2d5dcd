import {
  ArrowDownLeft,
  ArrowUpRight,
  CreditCard,
  Gift,
  HandCoins,
  type LucideIcon,
  Percent,
  PiggyBank,
  Repeat2,
  SlidersHorizontal,
  Undo2,
  Users,
} from 'lucide-react';
import type { TransactionType } from '@/contract/transactions';

/** The badge that tells the act at a glance, on the coin it is about. */
export const movementIcons: Readonly<Record<TransactionType, LucideIcon>> = {
  DEPOSIT: ArrowDownLeft,
  SEND: ArrowUpRight,
  CONVERT: Repeat2,
  BUY: CreditCard,
  SELL: HandCoins,
  EARN_SUBSCRIBE: PiggyBank,
  EARN_REDEEM: Undo2,
  REWARD: Percent,
  REBATE: Users,
  CLAIM: Gift,
  INTERNAL_IN: ArrowDownLeft,
  INTERNAL_OUT: ArrowUpRight,
  ADJUSTMENT: SlidersHorizontal,
};
