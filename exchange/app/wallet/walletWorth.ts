import type { CallParams } from '@/contract/calls';
import type { Worth } from '@/contract/wallet';
import { type BalanceOfPeriod, worthByPeriod } from '@/domain/account/worthByPeriod';
import { dayNumber, dayStart, firstHourOf, hourNumber, hourStart, lastHourOf } from '@/domain/days';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import type { WalletContext } from './context';

type WorthContext = Pick<WalletContext, 'queries' | 'scales' | 'clock'>;

const assetsOf = (balances: readonly BalanceOfPeriod[]) => [...new Set(balances.map(({ asset }) => asset))];

/** What the wallets, or one of them, were worth at the ends of the last days and hours: those that run are not among them. */
export async function walletWorth(
  context: WorthContext,
  { userId }: Actor,
  { wallet, days = 30, hours = 0 }: CallParams<'walletWorth'>,
): Promise<Worth> {
  const { queries, scales, clock } = context;
  const inCoins = (row: Omit<BalanceOfPeriod, 'amount'> & { amount: bigint }) => ({
    ...row,
    amount: fromUnits(row.amount, scales.get(row.asset) ?? 0),
  });
  const nowMs = clock.now();
  const toDay = dayNumber(nowMs) - 1;
  const fromDay = toDay - days + 1;
  const balances = (await queries.balanceDays(userId, wallet, toDay)).map(inCoins);
  const rates = await queries.rateDays(assetsOf(balances), fromDay, toDay);
  const byDay = worthByPeriod(balances, rates, { from: fromDay, to: toDay });

  const toHour = hourNumber(nowMs) - 1;
  const fromHour = toHour - hours + 1;
  const byHour = hours === 0 ? [] : await worthByHour();
  return {
    days: byDay.map(({ period, usd }) => ({ day: dayStart(period), usd })),
    hours: byHour.map(({ period, usd }) => ({ hour: hourStart(period), usd })),
  };

  async function worthByHour() {
    // Before the first row of a day stands what the day before ended with.
    const since = firstHourOf(dayNumber(hourStart(fromHour)));
    const ofHours = (await queries.balanceHours(userId, wallet, since, toHour)).map(inCoins);
    const all = [...balances.map((row) => ({ ...row, period: lastHourOf(row.period) })), ...ofHours];
    return worthByPeriod(all, await queries.rateHours(assetsOf(all), fromHour, toHour), { from: fromHour, to: toHour });
  }
}
