import type { Balance } from '@/contract/balance';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import type { SpotContext } from './context';

/** Trading wallet: assets the user has or had. */
export async function readBalances({ queries }: SpotContext, actor: Actor): Promise<Balance[]> {
  const rows = await queries.balances(actor.userId);
  return rows.map(({ asset, scale, available, held }) => ({
    wallet: 'TRADE',
    asset,
    available: fromUnits(available, scale),
    held: fromUnits(held, scale),
  }));
}
