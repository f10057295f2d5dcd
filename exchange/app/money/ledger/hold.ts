import type { Account } from './account';

/** What money can be held for. */
export type HoldPurpose = 'order' | 'withdrawal' | 'margin' | 'plan' | 'conversion' | 'express';

/** Who holds: of one account, purpose and reference are unique. The reference of an order's hold is its order id. */
export interface HoldRef {
  purpose: HoldPurpose;
  reference: string;
}

/** An amount that is set aside and neither spent nor available. Ledger units; above zero for as long as the hold is there. */
export interface Hold extends HoldRef {
  readonly account: Account;
  amount: bigint;
}

export const holdKey = ({ purpose, reference }: HoldRef): string => `${purpose}|${reference}`;
