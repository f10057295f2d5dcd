import { readSession, writeSession } from '@/src/lib/storage';

/** An act that was sent and not answered, as a reload finds it. */
export interface OpenAct {
  name: string;
  /** When nobody comes back to it any more. */
  untilMs: number;
  /** What was sent, where just that is sent again. */
  order?: unknown;
}

// In this tab alone: a page that is loaded anew asks again under the same name, and nothing is done twice.
const KEY = 'open acts';

type OpenActs = Readonly<Record<string, OpenAct>>;
const isActs = (value: unknown): value is OpenActs => typeof value === 'object' && value !== null && !Array.isArray(value);

function readActs(): OpenActs {
  const all = Object.entries(readSession(KEY, isActs) ?? {});
  return Object.fromEntries(all.filter(([, act]) => typeof act?.name === 'string' && act.untilMs > Date.now()));
}

export const openAct = (key: string): OpenAct | undefined => readActs()[key];

/** Undefined: its outcome is known. */
export function keepOpenAct(key: string, act: OpenAct | undefined): void {
  const { [key]: _, ...others } = readActs();
  const next = act ? { ...others, [key]: act } : others;
  writeSession(KEY, Object.keys(next).length === 0 ? undefined : next);
}

/** Nobody is signed in any more: what was wanted is nothing for whoever comes next. */
export const forgetOpenActs = (): void => writeSession(KEY, undefined);
