import type { Database } from '@/exchange/app/ports/database';
import { brokenRules } from './ledgerRules';

/** Fails with the name of the broken rule and its rows. */
export async function expectLedgerHolds(database: Database): Promise<void> {
  expect(await brokenRules(database)).toEqual([]);
}
