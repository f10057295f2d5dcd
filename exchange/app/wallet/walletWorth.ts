import type { CallParams } from '@/contract/calls';
import type { Worth } from '@/contract/wallet';
import { worthByDay } from '@/domain/account/worthByDay';
import { dayNumber, dayStart } from '@/domain/days';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import type { WalletContext } from './context';

/** What the wallets, or one of them, were worth at the ends of the last days. Today's is not among them: it has not ended. */
export async function walletWorth(
  { queries, scales, clock }: Pick<WalletContext, 'queries' | 'scales' | 'clock'>,
  { userId }: Actor,
  { wallet, days = 30 }: CallParams<'walletWorth'>,
): Promise<Worth> {
  const toDay = dayNumber(clock.now()) - 1;
  const fromDay = toDay - days + 1;
  const rows = await queries.balanceDays(userId, wallet, toDay);
  const assets = [...new Set(rows.map(({ asset }) => asset))];
  const rates = await queries.rateDays(assets, fromDay, toDay);
  const balances = rows.map((row) => ({ ...row, amount: fromUnits(row.amount, scales.get(row.asset) ?? 0) }));
  return { days: worthByDay(balances, rates, { fromDay, toDay }).map(({ day, usd }) => ({ day: dayStart(day), usd })) };
}
