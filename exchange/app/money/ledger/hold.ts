/** What money can be held for. */
export type HoldPurpose = 'order' | 'withdrawal' | 'margin' | 'plan' | 'conversion' | 'express';

/** Who holds: of one account, purpose and reference are unique. The reference of an order's hold is its order id. */
export interface HoldRef {
  purpose: HoldPurpose;
  reference: string;
}

export const holdKey = ({ purpose, reference }: HoldRef): string => `${purpose}|${reference}`;
