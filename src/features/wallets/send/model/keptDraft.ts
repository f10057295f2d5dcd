import { readSession, writeSession } from '@/src/lib/storage/sessionStore';
import type { SendDraft } from './sendForm';

/** What survives a reload: whether two addresses were compared does not, they are compared anew. */
interface Kept {
  /** Another user of the same tab finds nothing. */
  user: string;
  draft: Omit<SendDraft, 'hasCompared'>;
}

const keyOf = (coin: string) => `send.${coin}`;
const TEXTS = ['address', 'memo', 'amount'] as const;

function isKept(value: unknown): value is Kept {
  const { user, draft } = (value ?? {}) as Partial<Kept>;
  if (typeof user !== 'string' || typeof draft !== 'object' || draft === null) return false;
  const isChain = draft.chainId === undefined || typeof draft.chainId === 'string';
  return isChain && typeof draft.needsNoMemo === 'boolean' && TEXTS.every((name) => typeof draft[name] === 'string');
}

/** What somebody had typed for a coin in this tab. */
export function readDraft(coin: string, user: string): SendDraft | undefined {
  const kept = readSession(keyOf(coin), isKept);
  return kept?.user === user ? { ...kept.draft, chainId: kept.draft.chainId, hasCompared: false } : undefined;
}

export function keepDraft(coin: string, user: string, { hasCompared: _, ...draft }: SendDraft): void {
  writeSession(keyOf(coin), { user, draft } satisfies Kept);
}

export const forgetDraft = (coin: string): void => writeSession(keyOf(coin), undefined);
