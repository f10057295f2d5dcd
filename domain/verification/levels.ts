import type { PersonKind, VerificationKind, VerificationStatus } from './kinds';

export interface Limit {
  /** Whole units of the currency, as a decimal. */
  amount: string;
  currency: 'USD' | 'EUR';
}

export interface LevelLimits {
  /** Over the last 24 hours, transfers to other users included. */
  withdrawPerDay: Limit;
  /** In a calendar month; null: no cards. */
  cardPerMonth: Limit | null;
}

/** 1: the address that was confirmed when the account was made. Each further level is a verification. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_KINDS: Readonly<Record<Exclude<Level, 1>, PersonKind>> = { 2: 'IDENTITY', 3: 'ADDRESS', 4: 'FUNDS' };

/** Which level a verification leads to. A company that is verified stands where a person with a proven address does. */
export const LEVEL_BY: Readonly<Record<VerificationKind, Level>> = { IDENTITY: 2, ADDRESS: 3, FUNDS: 4, BUSINESS: 3 };

const usd = (amount: string): Limit => ({ amount, currency: 'USD' });
const eur = (amount: string): Limit => ({ amount, currency: 'EUR' });

export const LEVEL_LIMITS: Readonly<Record<Level, LevelLimits>> = {
  1: { withdrawPerDay: usd('2000'), cardPerMonth: null },
  2: { withdrawPerDay: usd('50000'), cardPerMonth: eur('15000') },
  3: { withdrawPerDay: usd('500000'), cardPerMonth: eur('50000') },
  4: { withdrawPerDay: usd('2000000'), cardPerMonth: eur('50000') },
};

type Statuses = Partial<Record<VerificationKind, VerificationStatus>>;

/** The highest level without a gap below it. */
export function levelOf(statuses: Statuses): Level {
  const isDone = (kind: VerificationKind) => statuses[kind] === 'VERIFIED';
  if (isDone('IDENTITY') && isDone('ADDRESS')) return isDone('FUNDS') ? LEVEL_BY.FUNDS : LEVEL_BY.ADDRESS;
  if (isDone('BUSINESS')) return LEVEL_BY.BUSINESS;
  return isDone('IDENTITY') ? LEVEL_BY.IDENTITY : 1;
}

/** What has to be verified before a kind can be started; null: nothing. */
export const kindBefore = (kind: VerificationKind): PersonKind | null =>
  kind === 'ADDRESS' ? 'IDENTITY' : kind === 'FUNDS' ? 'ADDRESS' : null;

/** Whether the account counts as verified (authStatus 1). */
export const isVerifiedBy = (statuses: Statuses): boolean => statuses.IDENTITY === 'VERIFIED' || statuses.BUSINESS === 'VERIFIED';
