import { readSession, writeSession } from './sessionStore';

/** What was typed in this tab, with whose it is: another account of the same tab finds nothing. */
interface Kept {
  /** Null: a visitor's, which whoever logs in next takes over. */
  user: string | null;
  draft: unknown;
}

const isKept = (value: unknown): value is Kept => {
  const { user } = (value ?? {}) as Partial<Kept>;
  return user === null || typeof user === 'string';
};

export function readDraft<Draft>(name: string, user: string | null, isDraft: (value: unknown) => value is Draft): Draft | undefined {
  const kept = readSession(name, isKept);
  if (!kept || (kept.user !== null && kept.user !== user)) return undefined;
  return isDraft(kept.draft) ? kept.draft : undefined;
}

export const keepDraft = (name: string, user: string | null, draft: unknown): void => writeSession(name, { user, draft } satisfies Kept);

export const forgetDraft = (name: string): void => writeSession(name, undefined);
