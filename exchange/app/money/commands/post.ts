import { applyPosting } from '../desk/applyPosting';
import { keyOf } from '../ledger/account';
import type { Posting } from '../ledger/posting';
import type { CommandKind } from './commandKind';

export interface Post {
  input: { posting: Posting };
  result: undefined;
  /** It was posted before. */
  found: true;
}

const keyText = ({ kind, reference }: { kind: string; reference: string }) => `${kind}|${reference}`;

/** Posts a balanced movement, once per kind and reference. */
export const post: CommandKind<Post> = {
  needs: (_desk, { posting }) => ({ accounts: posting.entries.map(({ owner, asset }) => keyOf(owner, asset)) }),
  lookUp: async ({ store, settled }, inputs) => {
    await settled;
    const existing = new Set((await store.findPostings(inputs.map(({ posting }) => posting))).map(keyText));
    return new Map(inputs.filter(({ posting }) => existing.has(keyText(posting))).map((input) => [input, true]));
  },
  apply: ({ desk, batch }, { posting }, isPosted) => {
    if (!isPosted && !batch.hasPosted(posting.kind, posting.reference)) applyPosting(desk, batch, posting);
    return () => undefined;
  },
};
