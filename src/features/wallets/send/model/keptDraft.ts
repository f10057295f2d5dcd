import type { SendDraft } from './sendForm';

/** What survives a reload: whether two addresses were compared does not, they are compared anew. */
export type KeptSend = Omit<SendDraft, 'hasCompared'>;

const TEXTS = ['address', 'memo', 'amount'] as const;

/** Storage is anybody's to write. */
export function isKeptSend(value: unknown): value is KeptSend {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<KeptSend>;
  const isChain = draft.chainId === undefined || typeof draft.chainId === 'string';
  return isChain && typeof draft.needsNoMemo === 'boolean' && TEXTS.every((name) => typeof draft[name] === 'string');
}

export const toKeep = ({ hasCompared: _, ...kept }: SendDraft): KeptSend => kept;
export const fromKept = (kept: KeptSend): SendDraft => ({ ...kept, chainId: kept.chainId, hasCompared: false });
