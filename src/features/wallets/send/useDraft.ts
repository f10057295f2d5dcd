import { useState } from 'react';
import { useKeptDraft } from '@/src/state/useKeptDraft';
import { EMPTY_DRAFT, type SendDraft } from './model/sendForm';

/** What survives a reload: whether two addresses were compared does not, they are compared anew. */
type KeptSend = Omit<SendDraft, 'hasCompared'>;

const TEXTS = ['address', 'memo', 'amount'] as const;

/** Storage is anybody's to write. */
function isKeptSend(value: unknown): value is KeptSend {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<KeptSend>;
  const isChain = draft.chainId === undefined || typeof draft.chainId === 'string';
  return isChain && typeof draft.needsNoMemo === 'boolean' && TEXTS.every((name) => typeof draft[name] === 'string');
}

const toKeep = ({ hasCompared: _, ...kept }: SendDraft): KeptSend => kept;
const fromKept = (kept: KeptSend): SendDraft => ({ ...kept, chainId: kept.chainId, hasCompared: false });

/** What is typed, kept through a reload of the tab until it is sent. */
export function useDraft(coin: string) {
  const [draft, setDraft] = useState<SendDraft>(EMPTY_DRAFT);
  const forget = useKeptDraft({
    name: `send ${coin}`,
    typed: draft === EMPTY_DRAFT ? undefined : toKeep(draft),
    isDraft: isKeptSend,
    // What was typed before anybody knew who it is counts more.
    onFound: (kept) => setDraft((now) => (now === EMPTY_DRAFT ? fromKept(kept) : now)),
  });
  return {
    draft,
    /** Another address is compared anew. */
    change: (part: Partial<SendDraft>) =>
      setDraft((now) => ({ ...now, ...(part.address !== undefined && { hasCompared: false }), ...part })),
    /** It was sent. */
    forget,
  };
}
