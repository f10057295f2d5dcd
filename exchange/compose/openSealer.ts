import { existsSync } from 'node:fs';
import type { Database } from '../app/ports/database';
import { type UselessKey, uselessKeys } from '../app/sealing/keysThere';
import { type SealedRows, usesOf } from '../app/sealing/rotateKeys';
import { createSealer, type Sealer } from '../app/sealing/sealer';
import { StartError } from '../app/startError';
import { sealedRows } from '../db/sealing/sealedRows';
import { FILE_KEY, sealingKeyPath, sealingKeys } from '../sealingKeys';
import type { Settings } from '../settings/table';

type SealingSettings = Pick<Settings, 'SEALING_KEYS' | 'SEALING_KEYS_LOST' | 'DATA_DIR'>;

const NEW_NAME = 'a name that none had before';

/** What is wrong and what to do; the key's name, never the key. */
function wordsFor({ key, rows, why }: UselessKey, { SEALING_KEYS, DATA_DIR }: SealingSettings): string {
  const path = sealingKeyPath(DATA_DIR);
  const sealed = rows === 1 ? '1 row is sealed by' : `${rows} rows are sealed by`;
  if (why === 'absent' && key === FILE_KEY && SEALING_KEYS.length === 0)
    return `The sealing key ${path} is not there, and ${sealed} it: put it back, from the copy of it.`;
  if (why === 'absent') {
    const line = existsSync(path) ? `the line of ${path}` : `the line of ${path}, from the copy of it,`;
    const put = key === FILE_KEY ? `put ${line} behind the other keys` : 'put it back behind the other keys';
    return `Setting SEALING_KEYS lacks the key "${key}", and ${sealed} it: ${put}.`;
  }
  if (SEALING_KEYS.length === 0) return `The sealing key in ${path} is not the one that ${sealed}: put that one back, from the copy of it.`;
  return `Setting SEALING_KEYS has another key under the name "${key}" than the one that ${sealed}: put that one back, and give the new one ${NEW_NAME}.`;
}

/** A key that is made anew would look like the one that is missing, and open nothing. */
async function refuseIfMissed(rows: readonly SealedRows[], settings: SealingSettings): Promise<void> {
  const missed = (await usesOf(rows)).find(({ key }) => !settings.SEALING_KEYS_LOST.includes(key));
  if (missed) throw new StartError('settingInvalid', wordsFor({ ...missed, why: 'absent' }, settings));
}

/**
 * The sealer of the settings, which opens whatever is sealed: asked now, as nobody can mend it once an old key is thrown away.
 * @throws StartError settingInvalid, naming a key that is needed and not there
 */
export async function openSealer(settings: SealingSettings, database: Database): Promise<Sealer> {
  const { SEALING_KEYS, SEALING_KEYS_LOST: lost, DATA_DIR } = settings;
  const rows = sealedRows(database.lane('background'));
  if (SEALING_KEYS.length === 0 && !existsSync(sealingKeyPath(DATA_DIR))) await refuseIfMissed(rows, settings);
  const sealer = createSealer(await sealingKeys(SEALING_KEYS, DATA_DIR));
  if (lost.includes(sealer.current)) {
    const why = `and the one in ${sealingKeyPath(DATA_DIR)} has that name: set SEALING_KEYS to a new one under another name.`;
    throw new StartError('settingInvalid', `Setting SEALING_KEYS_LOST names the key "${sealer.current}", ${why}`);
  }
  const useless = await uselessKeys(sealer, rows);
  const first = useless.find(({ key }) => !lost.includes(key));
  if (first) throw new StartError('settingInvalid', wordsFor(first, settings));
  return sealer;
}
