import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@/exchange/app/ports/database';
import { rotateKeys } from '@/exchange/app/sealing/rotateKeys';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { BOUNDS } from '@/exchange/app/uploads/bounds';
import { createDiskBlobs } from '@/exchange/blobs/diskBlobs';
import { createErasureStore } from '@/exchange/db/accounts/erasure';
import { sealedRows } from '@/exchange/db/sealing/sealedRows';
import { keepUploads } from '@/exchange/db/uploads/keepUploads';
import { paper, photograph, picture, sha256 } from '../support/sampleFiles';
import { silentLog } from '../support/silentLog';
import { describeOnDatabase, openForRules } from '../support/testDatabase';
import { buildUploadsRig, newKey, oldKey, type UploadsRig } from '../support/uploadsRig';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describeOnDatabase('what lies on the storage of uploads', (database) => {
  let rig: UploadsRig;
  let photo: Buffer;
  beforeAll(async () => {
    rig = buildUploadsRig(database());
    photo = await photograph(600, 450, 80);
  });
  afterAll(() => rig.close());

  it('leaves nothing to be taken off, however much was thrown away', async () => {
    await database().query(`insert into upload_garbage select md5(n::text), 0 from generate_series(1, 450) n`);
    await rig.uploads.sweep();
    expect(await database().query('select 1 as left from upload_garbage where due_at = 0')).toEqual([]);
  });

  it('is nothing that belongs to no row', async () => {
    const own = buildUploadsRig(database());
    const user = await own.user();
    const { data: kept } = await own.whole(user, 'FUNDS_PROOF', await paper());
    await own.pieces(user, 'FUNDS_PROOF', photo);
    await own.whole(user, 'FUNDS_PROOF', Buffer.concat([photo.subarray(0, photo.length / 2)]));
    const { data: taken } = await own.whole(user, 'FUNDS_PROOF', await paper({ pages: 2 }));
    expect(await keepUploads(database())({ userId: user, brand: 'kontor' }, [taken.uploadId], own.now())).toBe(true);
    expect((await own.call(user, 'uploadRemove', { uploadId: taken.uploadId })).code).toBe('61019');
    own.pass(BOUNDS.sessionMs + 1);
    await own.uploads.sweep();
    // The two files; nothing of the upload that stopped, of the one refused, nor of pieces.
    expect(filesIn(own.folder)).toHaveLength(2);
    own.pass(BOUNDS.unusedMs);
    await own.uploads.sweep();
    expect(filesIn(own.folder)).toHaveLength(1);
    expect((await own.call(user, 'uploads', {})).data.map(({ uploadId }) => uploadId)).toEqual([taken.uploadId]);
    expect(kept.uploadId).not.toBe(taken.uploadId);
    await own.pieces(user, 'FUNDS_PROOF', photo);
    await database().transaction((tx) => createErasureStore(tx).erase(user, 0));
    await own.uploads.sweep();
    expect(filesIn(own.folder)).toEqual([]);
    await own.close();
  });

  it('is sealed, and opens only where and for whom it was sealed', async () => {
    const own = buildUploadsRig(database());
    const user = await own.user();
    const { data: one } = await own.whole(user, 'FUNDS_PROOF', photo);
    const { data: other } = await own.whole(user, 'FUNDS_PROOF', await picture('png'));
    await own.uploads.sweep();
    for (const { parentPath, name } of filesIn(own.folder)) {
      const bytes = readFileSync(join(parentPath, name));
      expect(bytes.subarray(0, 4).toString()).toBe('KSB1');
      expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    }
    // Rows that are exchanged, place and key together: the owner's name is the same, and it opens.
    const swap = (column: string) =>
      database().query(
        `update uploads set ${column} = case id when $1::bigint then (select ${column} || '' from uploads where id = $2::bigint)
           else (select ${column} || '' from uploads where id = $1::bigint) end where id in ($1::bigint, $2::bigint)`,
        [one.uploadId, other.uploadId],
      );
    await swap('sealed_key');
    await expect(own.uploads.readForOperator(one.uploadId, { actor: 'operator:t', action: 'upload.read', details: {} })).rejects.toThrow();
    await swap('sealed_key');
    const stranger = await own.user();
    await database().query('update uploads set user_id = $2::bigint where id = $1::bigint', [one.uploadId, stranger]);
    await expect(own.uploads.readForOperator(one.uploadId, { actor: 'operator:t', action: 'upload.read', details: {} })).rejects.toThrow();
    await own.close();
  });

  it('is read by operators with a reason, which is written down first', async () => {
    const user = await rig.user();
    const { data } = await rig.whole(user, 'COMPANY', await paper());
    const read = await rig.uploads.readForOperator(data.uploadId, {
      actor: 'operator:alice',
      action: 'upload.read',
      details: { note: 'case 7' },
    });
    expect(sha256(read.bytes)).toBe(data.sha256);
    const [line] = await database().query<{ subject: string; details: object }>(
      'select subject, details from audit_log order by sequence desc limit 1',
    );
    expect(line).toEqual({ subject: `user:${user}`, details: { note: 'case 7', uploadId: data.uploadId, type: 'COMPANY' } });
  });
});

describe('keys that are turned', () => {
  it('seal anew by a command that can be stopped, after which the old key can go', async () => {
    const database: Database = await openForRules();
    const before = buildUploadsRig(database, { keys: [oldKey] });
    const user = await before.user();
    const files = [];
    for (let index = 0; index < 3; index += 1)
      files.push((await before.whole(user, 'FUNDS_PROOF', await paper({ pages: index + 1 }))).data);
    await before.pieces(user, 'FUNDS_PROOF', await picture('png'));
    const places = sealedRows(database);
    const sealer = createSealer([newKey, oldKey]);
    // Stopped after the first row.
    const [first] = places;
    const [row] = (await first?.stale('new', undefined, 1)) ?? [];
    if (!first || !row) throw new Error('there is a file');
    expect(await first.replace(row, sealer.seal(sealer.open(row.sealed, row.about), row.about))).toBe(true);
    expect(await first.replace(row, 'again')).toBe(false);
    const { current, kinds, stillNeeded } = await rotateKeys(sealer, places, silentLog);
    expect(stillNeeded).toEqual([]);
    expect([current, ...kinds.slice(0, 3).map(({ kind, resealed, failed }) => [kind, resealed, failed])]).toEqual([
      'new',
      ['files', 2, 0],
      ['uploads under way', 4, 0],
      ['authenticators', 0, 0],
    ]);
    const after = buildUploadsRig(database, { keys: [newKey], blobs: createDiskBlobs(before.folder) });
    const audit = { actor: 'operator:t', action: 'upload.read', details: {} };
    for (const { uploadId, sha256: sum } of files) {
      expect(sha256((await after.uploads.readForOperator(uploadId, audit)).bytes)).toBe(sum);
      await expect(before.uploads.readForOperator(uploadId, audit)).rejects.toThrow('"new"');
    }
    await after.close();
    await before.close();
    await database.close();
  });
});
