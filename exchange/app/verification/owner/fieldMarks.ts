import { isDeepStrictEqual } from 'node:util';
import { type AnswerStep, type Answers, mergedAnswers } from '@/domain/verification/answers';
import type { FieldMark, Verification } from '../model';

/** Who types, and over what: each page that is open names itself, and counts what it saves. */
export interface Typing {
  tab: string;
  turn: number;
  /** By field, as `DETAILS.city`: the version of the record that it was typed over. */
  over: Readonly<Record<string, number>>;
}

export interface TakenFields {
  answers: Answers;
  marks: Readonly<Record<string, FieldMark>>;
  /** Fields that were not taken: another page has changed them since. */
  stale: string[];
  /** Something is to be written: an answer, or how far a page has come. */
  isNews: boolean;
}

type Verdict = 'taken' | 'overtaken' | 'stale';

/** A page's own later save stands over its earlier one in whatever order they come; another's, over what was typed before it. */
function verdictOn(mark: FieldMark | undefined, key: string, typing: Typing | undefined, version: number): Verdict {
  if (!typing || !mark) return 'taken';
  if (mark.tab === typing.tab) return typing.turn > (mark.turn ?? 0) ? 'taken' : 'overtaken';
  return mark.version <= (typing.over[key] ?? version) ? 'taken' : 'stale';
}

/**
 * Fields of a save that stand over what is there, each with a mark of who wrote it when.
 * @param version of the record the save as a whole was made from
 */
export function takeFields({ version: at, contents }: Verification, given: Answers, version: number, typing?: Typing): TakenFields {
  const marks: Record<string, FieldMark> = { ...contents.marks };
  const taken: Record<string, Record<string, unknown>> = {};
  const stale: string[] = [];
  let isNews = false;
  for (const [step, fields] of Object.entries(given)) {
    const there: Readonly<Record<string, unknown>> = { ...contents.answers[step as AnswerStep] };
    const kept: Record<string, unknown> = {};
    taken[step] = kept;
    for (const [field, value] of Object.entries(fields)) {
      const key = `${step}.${field}`;
      const mark = marks[key];
      const isSame = isDeepStrictEqual(there[field], value);
      const verdict = verdictOn(mark, key, typing, version);
      if (verdict === 'stale' && !isSame) stale.push(key);
      if (verdict !== 'taken') continue;
      if (!isSame) {
        kept[field] = value;
        marks[key] = { version: at + 1, tab: typing?.tab, turn: typing?.turn };
        isNews = true;
      } else if (typing) {
        // Typed back to what is there: what the page has typed in between may come yet.
        marks[key] = { version: mark?.version ?? 0, tab: typing.tab, turn: typing.turn };
        isNews = true;
      }
    }
  }
  return { answers: mergedAnswers(contents.answers, taken), marks, stale, isNews };
}
