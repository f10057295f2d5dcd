/** What a statement calls a movement. */
export const MOVEMENT_KINDS = [
  'DEPOSIT',
  'SEND',
  'RECEIVED',
  'SENT',
  'TRADE',
  'CONVERT',
  'EXPRESS',
  'CHARGEBACK',
  'DEBT',
  'INTEREST',
  'TAKEN_BACK',
  'CLAIM',
  'REBATE',
  'CORRECTION',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

const KIND_OF: Readonly<Record<string, MovementKind>> = {
  'deposit.credit': 'DEPOSIT',
  withdrawal: 'SEND',
  'withdrawal.failed': 'SEND',
  'spot.trade': 'TRADE',
  convert: 'CONVERT',
  'express.chargeback': 'CHARGEBACK',
  'express.collect': 'DEBT',
  'earn.interest': 'INTEREST',
  'earn.takeBack': 'TAKEN_BACK',
  'practice.claim': 'CLAIM',
  'referral.rebate': 'REBATE',
};

/** Of a posting, by its kind in the ledger. What has no name of its own is a correction: none is left out. */
export function movementKindOf(postingKind: string, amount: string): MovementKind {
  if (postingKind === 'user.transfer') return amount.startsWith('-') ? 'SENT' : 'RECEIVED';
  return KIND_OF[postingKind] ?? (postingKind.startsWith('express.') ? 'EXPRESS' : 'CORRECTION');
}
