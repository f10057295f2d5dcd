import type { CallParams } from '@/contract/calls';
import { csvText } from '@/domain/csv';
import { allActivity } from '@/src/api/calls/security';
import { saveFile } from '@/src/lib/saveFile';
import { deviceName } from '../model/deviceName';

type Question = Pick<CallParams<'activity'>, 'kind' | 'fromTime'>;

// Names of columns and kinds as the API has them: a file is for machines, too, and is not translated.
const HEAD = ['at', 'kind', 'result', 'device', 'country', 'ip'];

/** Everything the record has on the question, as a CSV file with times in UTC. @throws ApiError */
export async function exportActivity(question: Question): Promise<void> {
  const rows = (await allActivity(question)).map(({ at, kind, result, device, country, ip }) => [
    new Date(at).toISOString(),
    kind,
    result,
    deviceName(device) ?? '',
    country ?? '',
    ip,
  ]);
  saveFile('activity.csv', csvText([HEAD, ...rows]), 'text/csv;charset=utf-8');
}
