import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticatorAbout } from '@/exchange/app/accounts/factor/sealedKey';
import type { Database } from '@/exchange/app/ports/database';
import { nameAbout } from '@/exchange/app/sealing/sealedName';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { openSealer } from '@/exchange/compose/openSealer';
import { readSettings } from '@/exchange/settings/readSettings';
import { webPushKey } from '@/exchange/webPushKey';
import { describeOnEachDatabase } from '../support/testDatabase';

const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const entry = (name: string, byte: number) => `${name}=${base64(byte)}`;
const sealerOf = (name: string, byte: number) => createSealer([{ name, key: Buffer.alloc(32, byte) }]);

async function addUser(database: Database, name: string, byte: number): Promise<void> {
  const [user] = await database.query<{ id: string }>(
    `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
     values ('kontor', $1, '', 0, '', 'en', $1, 0) returning id::text as id`,
    [`${name}@mail.example`],
  );
  const id = user?.id ?? '';
  const sealer = sealerOf(name, byte);
  await database.query('update users set full_name = $2 where id = $1', [id, sealer.seal('Jana', nameAbout(id))]);
  await database.query('insert into authenticators (user_id, sealed_key, last_step, bound_at) values ($1, $2, 0, 0)', [
    id,
    sealer.seal('KEY', authenticatorAbout(id)),
  ]);
}

describeOnEachDatabase('a start without a key that something is sealed by', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-there-'));
  const file = join(folder, 'sealing-key');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const open = (env: Record<string, string>) => openSealer(readSettings({ DATA_DIR: folder, ...env }), database());
  const refusalOf = async (env: Record<string, string>) => {
    const error = await open(env).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ failure: 'settingInvalid', exitCode: 16 });
    const { message } = error as Error;
    for (const byte of [1, 2, 3]) expect(message).not.toContain(base64(byte));
    return message;
  };

  it('is made with any key while nothing is sealed', async () => {
    expect((await open({ SEALING_KEYS: entry('k2026', 1) })).current).toBe('k2026');
    expect((await open({})).current).toBe('file');
  });

  it('is refused where the setting took the place of the key in the data folder, and says how it is turned', async () => {
    writeFileSync(file, `${entry('file', 1)}\n`);
    await addUser(database(), 'file', 1);
    expect((await open({})).current).toBe('file');
    expect(await refusalOf({ SEALING_KEYS: entry('k2026', 2) })).toBe(
      `Setting SEALING_KEYS lacks the key "file", and 2 rows are sealed by it: put the line of ${file} behind the other keys.`,
    );
    expect((await open({ SEALING_KEYS: `${entry('k2026', 2)},${entry('file', 1)}` })).current).toBe('k2026');
  });

  it('makes no key in the place of one that is missing', async () => {
    rmSync(file);
    expect(await refusalOf({})).toBe(
      `The sealing key ${file} is not there, and 2 rows are sealed by it: put it back, from the copy of it.`,
    );
    expect(await refusalOf({ SEALING_KEYS: entry('k2026', 2) })).toBe(
      `Setting SEALING_KEYS lacks the key "file", and 2 rows are sealed by it: put the line of ${file}, from the copy of it, behind the other keys.`,
    );
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, `${entry('file', 1)}\n`);
  });

  it('is refused where another key goes by the name', async () => {
    expect(await refusalOf({ SEALING_KEYS: entry('file', 2) })).toBe(
      'Setting SEALING_KEYS has another key under the name "file" than the one that 2 rows are sealed by: put that one back, and give the new one a name that none had before.',
    );
    writeFileSync(file, `${entry('file', 3)}\n`);
    expect(await refusalOf({})).toBe(
      `The sealing key in ${file} is not the one that 2 rows are sealed by: put that one back, from the copy of it.`,
    );
    writeFileSync(file, `${entry('file', 1)}\n`);
  });

  it('is refused where a key was taken away too early', async () => {
    await addUser(database(), 'old', 2);
    expect(await refusalOf({ SEALING_KEYS: `${entry('k2026', 3)},${entry('file', 1)}` })).toBe(
      'Setting SEALING_KEYS lacks the key "old", and 2 rows are sealed by it: put it back behind the other keys.',
    );
    expect(await refusalOf({})).toMatch(/lacks the key "old"/);
    await open({ SEALING_KEYS: `${entry('k2026', 3)},${entry('old', 2)},${entry('file', 1)}` });
  });

  it('is made where the key is said to be lost', async () => {
    await open({ SEALING_KEYS: `${entry('k2026', 3)},${entry('file', 1)}`, SEALING_KEYS_LOST: 'old' });
    await open({ SEALING_KEYS: entry('k2026', 3), SEALING_KEYS_LOST: 'old,file' });
    expect(await refusalOf({ SEALING_KEYS_LOST: 'old,file' })).toBe(
      `Setting SEALING_KEYS_LOST names the key "file", and the one in ${file} has that name: set SEALING_KEYS to a new one under another name.`,
    );
  });

  it('is made with a row that somebody changed, among those that open', async () => {
    await database().query(`update authenticators set sealed_key = 'old.AAAA.AAAA.AAAA' where sealed_key like 'old.%'`);
    await open({ SEALING_KEYS: `${entry('k2026', 3)},${entry('old', 2)},${entry('file', 1)}` });
  });
});

describe('a file that holds no key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-nokey-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['nothing', 'nothing'],
    ['a key of another curve', generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ])('of web push is named, and left as it is: %s', async (_what, text) => {
    const path = join(folder, 'web-push-key.pem');
    writeFileSync(path, text);
    await expect(webPushKey(null, folder)).rejects.toMatchObject({ failure: 'settingInvalid', message: expect.stringContaining(path) });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
