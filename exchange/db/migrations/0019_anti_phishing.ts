import type { Migration } from './migration';

const sql = 'alter table users add column anti_phishing text;';

export const antiPhishing: Migration = { version: 19, name: 'anti-phishing words', sql };
