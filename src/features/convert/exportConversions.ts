import type { Conversion } from '@/contract/convert';
import { csvText } from '@/domain/csv';
import { allPages } from '@/src/api/calls/allPages';
import { saveFile } from '@/src/lib/saveFile';

// Names as the API has them: a file is for machines, too, and is not translated. Amounts are exact.
const HEAD = ['at', 'conversionId', 'kind', 'wallet', 'from', 'give', 'to', 'get', 'fee', 'feeCoin'];

const rowOf = ({ at, conversionId, kind, wallet, from, give, to, get, fee }: Conversion): string[] => [
  ...[new Date(at).toISOString(), conversionId, kind, wallet],
  ...[from, give, to, get, fee, to],
];

/** Every own conversion as a CSV file, times in UTC. @throws ApiError */
export async function exportConversions(): Promise<void> {
  const rows = (await allPages('conversions', {})).map(rowOf);
  saveFile('conversions.csv', csvText([HEAD, ...rows]), 'text/csv;charset=utf-8');
}
