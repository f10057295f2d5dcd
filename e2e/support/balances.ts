import { expect, type Locator } from '@playwright/test';
import Big from 'big.js';
import { amountIn, decimalsIn } from './amounts';
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

/** Says how a text differs from an exact amount cut off at the text's own decimals; nothing when it does not. */
function differenceFrom(exact: Big, text: string | null): string | undefined {
  const cut = exact.round(decimalsIn(text), Big.roundDown);
  return amountIn(text).eq(cut) ? undefined : `${text} instead of ${cut.toFixed()} (${exact.toFixed()})`;
}

/** Opens the balances and hands back what waits until one asset's line says an exact amount, cut to the decimals its coin is shown in. */
export async function balanceOf(person: Person, asset: string): Promise<(column: Column, exact: Big) => Promise<void>> {
  const list = await openOrdersTab(person, 'balances');
  const row = rowsOf(list, person.isMobile).filter({ hasText: new RegExp(`^${asset}`) });
  return (column, exact) =>
    expect.poll(async () => differenceFrom(exact, await readRow(row, person, column)), `${column} of ${asset}`).toBeUndefined();
}
