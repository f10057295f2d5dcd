import { csvText } from '@/domain/csv';
import type { ReferralEarnings } from '@/src/api/queries/referral';
import { saveFile } from '@/src/lib/saveFile';

// Names of columns as the API has them: a file is for machines, too, and is not translated. Values are of all assets of a day.
const HEAD = ['day', 'asset', 'amount', 'dayValueUsdt'];

/** The days of a year as a CSV file, dates in UTC. */
export function exportEarnings({ year, days }: ReferralEarnings): void {
  const rows = days.flatMap(({ day, value, assets }) =>
    assets.map(({ asset, amount }) => [new Date(day).toISOString().slice(0, 10), asset, amount, value]),
  );
  saveFile(`referral-${year}.csv`, csvText([HEAD, ...rows]), 'text/csv;charset=utf-8');
}
