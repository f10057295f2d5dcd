import { sha256Of } from '@/src/lib/sha256';
import { readSession, writeSession } from '@/src/lib/storage';
import type { IdentityParams } from './identity';

// Whose login it is, kept by the tab until the next one: what is shown of an address may be the same for two accounts.

const KEY = 'login_account';

const isName = (value: unknown): value is string => typeof value === 'string';

const addressOf = (identity: IdentityParams) =>
  'email' in identity ? identity.email.normalize('NFC').toLowerCase() : `+${identity.dialingCode}${identity.phone}`;

/** A name for the account that no other has and that nobody reads an address in. Storage is of one host, and so of one brand. */
export const accountNameOf = (identity: IdentityParams): Promise<string> => sha256Of(new Blob([addressOf(identity)]));

export const keepLoginAccount = (name: string) => writeSession(KEY, name);
export const readLoginAccount = () => readSession(KEY, isName);
