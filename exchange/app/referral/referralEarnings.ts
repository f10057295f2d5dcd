import type { CallData, CallParams } from '@/contract/calls';
import { dayStart } from '@/domain/days';
import { add } from '@/domain/money/decimal';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { firstDayOf, type ReferralContext, yearOf } from './context';

/** What the programme gave on each day of a year. */
export async function referralEarnings(
  { queries, scales, clock }: ReferralContext,
  { userId }: Actor,
  params: CallParams<'referralEarnings'>,
): Promise<CallData<'referralEarnings'>> {
  const thisYear = yearOf(clock.now());
  const year = params.year ?? thisYear;
  const firstDay = await queries.firstDay(userId);
  const firstYear = firstDay === undefined ? thisYear : Math.min(thisYear, yearOf(dayStart(firstDay)));
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => thisYear - index);
  const days = new Map<number, CallData<'referralEarnings'>['days'][number]>();
  const rows = await queries.earnings(userId, firstDayOf(year), firstDayOf(year + 1));
  for (const { day, asset, amount, value } of rows) {
    const one = days.get(day) ?? { day: dayStart(day), value: '0', assets: [] };
    one.value = add(one.value, value);
    one.assets.push({ asset, amount: fromUnits(amount, scales.get(asset) ?? 0) });
    days.set(day, one);
  }
  return { year, years, days: [...days.values()] };
}
