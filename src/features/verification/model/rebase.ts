import { type AnswerStep, type Answers, mergedAnswers } from '@/domain/verification/answers';
import { type Clash, isSame, joinValues, partAt, takenFrom, withParents } from '@/domain/verification/joining';
import { leftOf } from './edits';

// What is typed here and not on the server yet, over a record that others write meanwhile.

/** What a field was on the page when a user began to type over it. */
export interface Ground {
  version: number;
  value: unknown;
}

/** A field, or a part of one, that was changed here and elsewhere. */
export interface FieldClash extends Clash {
  step: AnswerStep;
  field: string;
}

export interface Typed {
  edits: Answers;
  /** By field, as `DETAILS.city`, of each that is edited. */
  grounds: Readonly<Record<string, Ground>>;
  clashes: readonly FieldClash[];
}

export const NOTHING_TYPED: Typed = { edits: {}, grounds: {}, clashes: [] };

interface Shown {
  version: number;
  answers: Answers;
}

type Entry = [step: AnswerStep, field: string, value: unknown];

export const keyOf = (step: string, field: string) => `${step}.${field}`;

export function entriesOf(answers: Answers): Entry[] {
  return Object.entries(answers).flatMap(([step, fields]) =>
    Object.entries(fields).map(([field, value]): Entry => [step as AnswerStep, field, value]),
  );
}

/** Answers out of fields, in whatever order. */
export function answersOf(entries: readonly Entry[]): Answers {
  return entries.reduce<Answers>((answers, [step, field, value]) => mergedAnswers(answers, { [step]: { [field]: value } }), {});
}

export function valueAt(answers: Answers, step: AnswerStep, field: string): unknown {
  const fields: Readonly<Record<string, unknown>> = { ...answers[step] };
  return fields[field];
}

const isOf = ({ step, field }: FieldClash, key: string) => keyOf(step, field) === key;

const isAt = (clash: FieldClash, { step, field, path }: FieldClash) => isOf(clash, keyOf(step, field)) && clash.path.join() === path.join();

/** Whether one of two stands at the other, or inside it. */
const isWithin = ({ path }: Clash, { path: other }: Clash) => path.every((name, depth) => (other[depth] ?? name) === name);

/**
 * What was asked before and still is, about a field as it is here and there now: not of rows that are gone, nor of what has become the
 * same.
 * @param found what is asked anew about the field
 */
function stillAsked<Asked extends Clash>(known: readonly Asked[], found: readonly Clash[], own: unknown, there: unknown): Asked[] {
  const isAround = (value: unknown, path: readonly string[]) => path.length === 0 || partAt(value, path.slice(0, -1)) !== undefined;
  return known
    .filter((clash) => !found.some((one) => isWithin(clash, one)))
    .filter(({ path }) => isAround(own, path) && isAround(there, path) && !isSame(partAt(own, path), partAt(there, path)))
    .map((clash) => ({ ...clash, other: partAt(there, clash.path) }));
}

/**
 * Puts what is typed over a newer record: what only others have changed is as they have it, rows of lists among it; what was changed here
 * and there stays as it is typed, and is to be chosen.
 * @param isOwn whether a value came from this page itself
 */
export function rebased(typed: Typed, { version, answers }: Shown, isOwn: (key: string, value: unknown) => boolean = () => false): Typed {
  const edits: Entry[] = [];
  const grounds: Record<string, Ground> = {};
  const clashes: FieldClash[] = [];
  for (const [step, field, own] of entriesOf(typed.edits)) {
    const key = keyOf(step, field);
    const there = valueAt(answers, step, field);
    const ground = typed.grounds[key] ?? { version, value: there };
    const base = isOwn(key, there) ? there : ground.value;
    const joined = joinValues(base, own, there);
    const known = typed.clashes.filter((clash) => isOf(clash, key));
    const asked = [...stillAsked(known, joined.clashes, joined.value, there), ...joined.clashes];
    clashes.push(...asked.map((clash): FieldClash => ({ ...clash, step, field })));
    // The other has typed the same, or this page's own save is heard of. What is typed back to how it was goes behind what was sent before.
    if (isSame(joined.value, there) && !isSame(ground.value, there)) continue;
    edits.push([step, field, joined.value]);
    grounds[key] = { version, value: there };
  }
  return { edits: answersOf(edits), grounds, clashes };
}

/** What may be saved: not what is still to be chosen. */
export function settledEdits({ edits, clashes }: Typed): Answers {
  const held = new Set(clashes.map(({ step, field }) => keyOf(step, field)));
  return answersOf(entriesOf(edits).filter(([step, field]) => !held.has(keyOf(step, field))));
}

/** With what was chosen where two have changed the same. */
export function chosen(typed: Typed, clash: FieldClash, whose: 'own' | 'other'): Typed {
  const clashes = typed.clashes.filter((one) => !isAt(one, clash));
  if (whose === 'own') return { ...typed, clashes };
  const { step, field } = clash;
  // A row that comes back brings what it hangs on.
  const value = withParents(takenFrom(valueAt(typed.edits, step, field), clash), typed.grounds[keyOf(step, field)]?.value);
  return { ...typed, edits: mergedAnswers(typed.edits, { [step]: { [field]: value } }), clashes };
}

/** What is still to be saved once `sent` is. */
export function withoutSaved({ edits, grounds, clashes }: Typed, sent: Answers): Typed {
  const left = leftOf(edits, sent);
  const keys = new Set(entriesOf(left).map(([step, field]) => keyOf(step, field)));
  return {
    edits: left,
    grounds: Object.fromEntries(Object.entries(grounds).filter(([key]) => keys.has(key))),
    clashes: clashes.filter(({ step, field }) => keys.has(keyOf(step, field))),
  };
}
