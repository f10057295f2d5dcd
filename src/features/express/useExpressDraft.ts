import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ExpressSide } from '@/domain/express/orderState';
import { useKeptDraft } from '@/src/state/useKeptDraft';
import { draftFrom, type ExpressDraft, namedIn, sideIn, turned } from './model/draft';
import { draftAt, isKeptExpress } from './model/keptDraft';

interface Typed {
  draft: ExpressDraft;
  /** What the address said of it when it was read. */
  named: string;
  isTouched: boolean;
}

/** What is typed: it begins as the address says or as it was left, and its side is always the address's. */
export function useExpressDraft(sides: readonly ExpressSide[], fixedCoin: string | undefined) {
  const { query, asPath, push } = useRouter();
  const at = asPath.split('#', 1)[0] ?? asPath;
  const side = sideIn(query, sides);
  const named = namedIn(query, fixedCoin);
  const [typed, setTyped] = useState<Typed>(() => ({ draft: draftFrom(query, fixedCoin, sides), named, isTouched: false }));
  // The address changed while the page is open: what it says now counts, and where it says nothing what was typed goes on.
  if (typed.named !== named) setTyped({ named, isTouched: false, draft: named === '' ? typed.draft : draftFrom(query, fixedCoin, sides) });
  const draft = turned(typed.draft, side);
  const touch = (next: ExpressDraft) => setTyped((before) => ({ ...before, draft: next, isTouched: true }));
  const forget = useKeptDraft({
    name: `express ${fixedCoin ?? ''}`,
    typed: typed.isTouched ? { at, draft } : undefined,
    isDraft: isKeptExpress,
    onFound: (kept) => {
      const found = draftAt(kept, { at, side, named });
      if (found && (fixedCoin === undefined || found.coin === fixedCoin) && !typed.isTouched) touch(found);
    },
  });
  return {
    draft,
    forget,
    change: (changed: Partial<ExpressDraft>) => touch({ ...draft, ...changed }),
    /** Another side is another address, which the browser's way back leaves again. */
    turn: (to: ExpressSide) => void push(`${at.split('?', 1)[0]}?side=${to.toLowerCase()}`, undefined, { shallow: true, scroll: false }),
  };
}
