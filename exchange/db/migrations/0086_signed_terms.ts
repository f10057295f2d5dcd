import type { Migration } from './migration';

const sql = `
-- What a passkey is to sign, where it proves one act and no other: receiver, coin and amount of what is sent to a user.
alter table passkey_challenges add column about text;
`;

export const signedTerms: Migration = { version: 86, name: 'signed_terms', sql };
