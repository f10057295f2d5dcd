import type { Locator } from '@playwright/test';
import type Big from 'big.js';
import { amountIn } from './amounts';
import type { Person } from './fixtures';
import { openOrdersTab, rowsOf } from './terminal';

const COLUMNS = ['total', 'available', 'inOrders'] as const;
type Column = (typeof COLUMNS)[number];

/** What one line of the balances says, as far as the page has it by now. */
async function readRow(row: Locator, { t, isMobile }: Person, column: Column): Promise<string | null> {
  if (!isMobile) return row.getByRole('cell').nth(COLUMNS.indexOf(column)).textContent();
  const fact = row.locator('dl > div').filter({ has: row.page().locator('dt', { hasText: t(`trade.${column}`) }) });
  return fact.locator('dd').textContent();
}

/** Opens the balances and hands back a reader of one asset's line; the line must be there. */
export async function balanceOf(person: Person, asset: string): Promise<(column: Column) => Promise<Big>> {
  const list = await openOrdersTab(person, 'balances');
  const row = rowsOf(list, person.isMobile).filter({ hasText: new RegExp(`^${asset}`) });
  return async (column) => amountIn(await readRow(row, person, column));
}
