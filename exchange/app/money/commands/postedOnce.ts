import type { Posting } from '../ledger/posting';
import type { LookUpContext } from './commandKind';

// What commands share that make a posting once per kind and reference.

export const postingKey = ({ kind, reference }: { kind: string; reference: string }) => `${kind}|${reference}`;

/** Everyone whose money a posting moves. */
export const usersOf = ({ entries }: Posting): string[] => entries.flatMap(({ owner }) => (owner.type === 'user' ? [owner.userId] : []));

/** Which of these were posted by earlier batches. */
export async function lookUpPostings<Input extends { posting: Posting }>(
  { store, settled }: LookUpContext,
  inputs: readonly Input[],
): Promise<ReadonlyMap<Input, true>> {
  await settled;
  const existing = new Set((await store.findPostings(inputs.map(({ posting }) => posting))).map(postingKey));
  return new Map(inputs.filter(({ posting }) => existing.has(postingKey(posting))).map((input) => [input, true]));
}
