import type { FactorAsked } from '@/contract/secondFactor';
import { readSession, writeSession } from '@/src/lib/storage';

/** A login whose code was right; it waits for the second factor. */
export interface PendingFactor {
  ticket: string;
  /** What can be asked for here, besides recovery codes. */
  methods: FactorAsked['methods'];
  /** ms since 1970 */
  expiresAt: number;
  /** Whose login it is, as it was shown. */
  target: string;
  /** And as this browser remembers devices by; absent where the tab has lost it. */
  account?: string;
}

const KEY = 'pending_factor';

const isPending = (value: unknown): value is PendingFactor =>
  typeof value === 'object' && value !== null && 'ticket' in value && 'methods' in value && 'expiresAt' in value && 'target' in value;

/** The step survives a reload for as long as its ticket is good. */
export function readPendingFactor(now: number): PendingFactor | undefined {
  const pending = readSession(KEY, isPending);
  return pending && pending.expiresAt > now ? pending : undefined;
}
export const keepPendingFactor = (pending: PendingFactor) => writeSession(KEY, pending);
export const dropPendingFactor = () => writeSession(KEY, undefined);
