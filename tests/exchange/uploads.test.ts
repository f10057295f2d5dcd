import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import type { Database } from '@/exchange/app/ports/database';
import { rotateKeys } from '@/exchange/app/sealing/rotateKeys';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { BOUNDS } from '@/exchange/app/uploads/bounds';
import { createDiskBlobs } from '@/exchange/blobs/diskBlobs';
import { createErasureStore } from '@/exchange/db/accounts/erasure';
import { sealedRows } from '@/exchange/db/sealing/sealedRows';
import { carryingPaper, launchingPaper, paper, photograph, picture, pixelBomb, scriptedPaper, sha256 } from '../support/sampleFiles';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase, openEmbedded } from '../support/testDatabase';
import { buildUploadsRig, newKey, oldKey, type UploadsRig } from '../support/uploadsRig';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describeOnEachDatabase('uploads', (database) => {
  let rig: UploadsRig;
  let photo: Buffer;
  beforeAll(async () => {
    rig = buildUploadsRig(database());
    photo = await photograph(600, 450, 80);
  });
  afterAll(() => rig.close());

  it('make a picture anew: upright, without what the phone wrote into it', async () => {
    const user = await rig.user();
    const { data } = await rig.whole(user, 'ID_FRONT', photo);
    // Orientation 6: a quarter turn.
    expect(data).toMatchObject({ type: 'ID_FRONT', contentType: 'image/jpeg', width: 450, height: 600, pages: null, isInUse: false });
    const opened = await rig.fetch(data.fileUrl);
    expect([opened.status, opened.type, sha256(opened.bytes)]).toEqual([200, 'image/jpeg', data.sha256]);
    expect(photo.includes('Harbour Street 27')).toBe(true);
    expect(opened.bytes.includes('Harbour Street 27')).toBe(false);
    const { exif, icc, xmp, iptc, orientation, width } = await sharp(opened.bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation, width }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
      width: 450,
    });
  });

  it('come by pieces, which go on where they stopped, and are one file however often it is finished', async () => {
    const user = await rig.user();
    const large = await photograph(1500, 1100, 92);
    expect(large.length).toBeGreaterThan(2 * UPLOAD_RULES.partBytes);
    const file = { type: 'PASSPORT' as const, size: large.length, sha256: sha256(large) };
    const { data: begun } = await rig.call(user, 'uploadBegin', file);
    const first = large.subarray(0, begun.partBytes);
    await rig.part(user, { sessionId: begun.sessionId, offset: 0, sha256: sha256(first) }, first);
    // The line broke; whoever begins the same file again goes on.
    expect((await rig.call(user, 'uploadBegin', file)).data).toMatchObject({ sessionId: begun.sessionId, received: begun.partBytes });
    // The answer was lost and the piece comes again.
    expect((await rig.part(user, { sessionId: begun.sessionId, offset: 0, sha256: sha256(first) }, first)).msg).toBe(
      `upload.offset||${begun.partBytes}`,
    );
    expect((await rig.call(user, 'uploadFinish', { sessionId: begun.sessionId })).msg).toBe(`upload.offset||${begun.partBytes}`);
    await rig.pieces(user, 'PASSPORT', large);
    const [one, other] = await Promise.all([
      rig.call(user, 'uploadFinish', { sessionId: begun.sessionId }),
      rig.call(user, 'uploadFinish', { sessionId: begun.sessionId }),
    ]);
    expect(one.data.uploadId).toBe(other.data.uploadId);
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(1);
    expect((await rig.call(user, 'uploadFinish', { sessionId: begun.sessionId })).data.uploadId).toBe(one.data.uploadId);
  });

  it('take no piece that was altered, has another size, or stands elsewhere', async () => {
    const user = await rig.user();
    const { data } = await rig.call(user, 'uploadBegin', { type: 'PASSPORT', size: photo.length, sha256: sha256(photo) });
    const piece = photo.subarray(0, data.partBytes);
    const part = { sessionId: data.sessionId, offset: 0, sha256: sha256(piece) };
    expect((await rig.part(user, { ...part, sha256: '0'.repeat(64) }, piece)).code).toBe('61013');
    expect((await rig.part(user, part, piece.subarray(1))).code).toBe('10001');
    expect((await rig.part(user, part, Buffer.concat([photo, photo, photo]))).code).toBe('10001');
    expect((await rig.part(user, { ...part, offset: 7 }, piece)).code).toBe('61012');
    expect((await rig.part(user, { ...part, sessionId: '999999' }, piece)).code).toBe('61011');
  });

  it('is not what was said at the beginning', async () => {
    const user = await rig.user();
    const { data } = await rig.call(user, 'uploadBegin', { type: 'PASSPORT', size: photo.length, sha256: '0'.repeat(64) });
    let { received } = data;
    while (received < photo.length) {
      const piece = photo.subarray(received, received + data.partBytes);
      ({ received } = (await rig.part(user, { sessionId: data.sessionId, offset: received, sha256: sha256(piece) }, piece)).data);
    }
    expect((await rig.call(user, 'uploadFinish', { sessionId: data.sessionId })).code).toBe('61013');
    expect((await rig.call(user, 'uploadFinish', { sessionId: data.sessionId })).code).toBe('61011');
  });

  it('belong to one account of one brand, whatever ids others know', async () => {
    const [owner, other, abroad] = [await rig.user(), await rig.user(), await rig.user('visby')];
    const { data: file } = await rig.whole(owner, 'SELFIE', photo);
    const { data: session } = await rig.call(owner, 'uploadBegin', { type: 'SELFIE', size: photo.length, sha256: sha256(photo) });
    for (const stranger of [other, abroad]) {
      const { uploadId } = file;
      const { sessionId } = session;
      expect((await rig.call(stranger, 'uploadLink', { uploadId })).code).toBe('61010');
      expect((await rig.call(stranger, 'uploadRemove', { uploadId })).code).toBe('61010');
      expect((await rig.call(stranger, 'uploadFinish', { sessionId })).code).toBe('61011');
      expect((await rig.call(stranger, 'uploadCancel', { sessionId })).code).toBe('61011');
      expect((await rig.part(stranger, { sessionId, offset: 0, sha256: sha256(photo) }, photo.subarray(0, 10))).code).toBe('61011');
      expect((await rig.call(stranger, 'uploads', {})).data).toEqual([]);
      // Nor is the same file of somebody else gone on with.
      const begun = await rig.call(stranger, 'uploadBegin', { type: 'SELFIE', size: photo.length, sha256: sha256(photo) });
      expect(begun.data.sessionId).not.toBe(sessionId);
    }
    await expect(rig.uploads.attach({ userId: other, brand: 'kontor' }, [file.uploadId])).rejects.toThrow('upload.unknown');
  });

  it('are opened by a link for five minutes, on its brand, as it was signed', async () => {
    const user = await rig.user();
    const { data } = await rig.whole(user, 'ID_BACK', photo);
    const opened = await rig.fetch(data.fileUrl);
    expect(opened.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer' });
    expect(String(opened.headers['content-security-policy'])).toContain("default-src 'none'");
    const refused = async (url: string, host?: string) => JSON.parse((await rig.fetch(url, host)).bytes.toString()).code;
    expect(await refused(data.fileUrl, 'visby.localhost')).toBe('61018');
    expect(await refused(data.fileUrl.replace(/uploadId=\d+/, 'uploadId=1'))).toBe('61018');
    expect(await refused(data.fileUrl.replace(/until=\d+/, `until=${rig.now() + 9e9}`))).toBe('61018');
    rig.pass(BOUNDS.linkMs);
    expect(await refused(data.fileUrl)).toBe('61018');
    const { data: fresh } = await rig.call(user, 'uploadLink', { uploadId: data.uploadId });
    expect((await rig.fetch(fresh.fileUrl)).status).toBe(200);
    await rig.call(user, 'uploadRemove', { uploadId: data.uploadId });
    expect(await refused(fresh.fileUrl)).toBe('61018');
  });

  it('are opened by who reviews elsewhere for 72 hours, and not a moment longer', async () => {
    const user = await rig.user();
    const { data } = await rig.whole(user, 'ID_BACK', photo);
    const owner = { userId: user, brand: 'kontor' };
    const { fileUrl, fileUrlExpiresAt } = await rig.uploads.reviewLink(owner, data.uploadId);
    expect(fileUrlExpiresAt).toBe(rig.now() + 72 * 3_600_000);
    rig.pass(72 * 3_600_000 - 1);
    expect((await rig.fetch(fileUrl)).status).toBe(200);
    expect((await rig.fetch(fileUrl, 'visby.localhost')).type).toContain('json');
    rig.pass(1);
    expect(JSON.parse((await rig.fetch(fileUrl)).bytes.toString()).code).toBe('61018');
  });

  it('tell the limits before, and count what there is', async () => {
    const user = await rig.user();
    await rig.whole(user, 'ADDRESS_PROOF', await paper());
    const { data } = await rig.call(user, 'uploadLimits', {});
    expect(data).toMatchObject({ maxPictureBytes: 40 * 1024 * 1024, files: { kept: 1, most: 60 }, today: { begun: 1, most: 100 } });
    expect(data.types.find(({ type }) => type === 'SELFIE')?.contentTypes).toEqual(['image/jpeg', 'image/png', 'image/webp']);
    expect(data.types.find(({ type }) => type === 'ADDRESS_PROOF')?.contentTypes).toContain('application/pdf');
    const tooLarge = { type: 'SELFIE' as const, size: data.maxPictureBytes + 1, sha256: sha256(photo) };
    expect((await rig.call(user, 'uploadBegin', tooLarge)).msg).toBe('upload.too_large||40');
  });

  it('end at the most an account begins in a day, and at the most it keeps', async () => {
    const user = await rig.user();
    const rows = (count: number, isOpen: boolean) =>
      database().query(
        `insert into upload_sessions (user_id, brand, type, size, received, storage_key, sealed_key, is_open, created_at, expires_at)
         select $1::bigint, 'kontor', 'SELFIE', 1000, 0, $1 || '-' || $2 || '-' || n, '', $3, $4::bigint, $4::bigint + 1000 from generate_series(1, $2::int) n`,
        [user, count, isOpen, rig.now()],
      );
    await rows(59, true);
    const begin = (name: string) => rig.call(user, 'uploadBegin', { type: 'SELFIE', size: 1000, sha256: name.repeat(64) });
    expect((await begin('1')).code).toBe('0');
    expect((await begin('2')).code).toBe('61014');
    await rows(40, false);
    expect((await begin('3')).msg).toBe('upload.day_limit||100');
    rig.pass(BOUNDS.dayMs + 1000);
    await rig.uploads.sweep();
    expect((await begin('4')).code).toBe('0');
  });

  it('count by what they say they will be, however many are begun at once', async () => {
    const user = await rig.user();
    const size = UPLOAD_RULES.maxPictureBytes;
    const begun = await Promise.all(
      Array.from({ length: 9 }, (_, at) => rig.call(user, 'uploadBegin', { type: 'SELFIE', size, sha256: String(at).repeat(64) })),
    );
    expect(begun.filter(({ code }) => code === '0')).toHaveLength(6);
    expect(begun.filter(({ code }) => code === '61014')).toHaveLength(3);
    // 10 MB are left. By one call counts what comes, whatever it may be, and never more than there is room for.
    const large = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await rig.whole(user, 'SELFIE', large)).code).toBe('61014');
    expect((await rig.whole(user, 'SELFIE', photo)).code).toBe('0');
    expect((await rig.call(user, 'uploadLimits', {})).data.files.kept).toBe(7);
  });

  it('are kept once, however often they are sent because an answer was lost', async () => {
    const [user, other] = [await rig.user(), await rig.user()];
    const sendId = 'one-sending-of-one-file';
    const whole = (userId: string) => rig.whole(userId, 'SELFIE', photo, { sendId });
    const kept = await whole(user);
    const file = { type: 'SELFIE' as const, size: photo.length, sha256: sha256(photo), sendId };
    // In pieces, all of them are there; whole, at once or twice at a time, it is the same file.
    const { data: begun } = await rig.call(user, 'uploadBegin', file);
    expect(begun.received).toBe(photo.length);
    const again = [
      await rig.call(user, 'uploadFinish', { sessionId: begun.sessionId }),
      ...(await Promise.all([whole(user), whole(user)])),
    ];
    expect(again.map(({ data }) => data.uploadId)).toEqual(Array(3).fill(kept.data.uploadId));
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(1);
    // In pieces from the first, and each answer lost.
    const pieces = { ...file, sendId: 'another-sending-of-it' };
    const first = await rig.call(user, 'uploadBegin', pieces);
    await rig.pieces(user, 'SELFIE', photo);
    const finish = () => rig.call(user, 'uploadFinish', { sessionId: first.data.sessionId });
    const { uploadId } = (await finish()).data;
    expect((await rig.call(user, 'uploadBegin', pieces)).data).toMatchObject({ sessionId: first.data.sessionId, received: photo.length });
    expect((await finish()).data.uploadId).toBe(uploadId);
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(2);
    // Another file by the same name is no sending of this one, whether in pieces or whole.
    for (const other of [{ type: 'ID_FRONT' as const }, { size: photo.length + 1 }, { sha256: sha256(Buffer.from('another')) }])
      expect((await rig.call(user, 'uploadBegin', { ...pieces, ...other })).data.received).toBe(0);
    const front = await rig.whole(user, 'ID_FRONT', photo, { sendId });
    expect(front.data).toMatchObject({ type: 'ID_FRONT' });
    expect(front.data.uploadId).not.toBe(kept.data.uploadId);
    // Nobody else's, and not there any more once it is deleted.
    expect((await whole(other)).data.uploadId).not.toBe(kept.data.uploadId);
    await rig.call(user, 'uploadRemove', { uploadId: kept.data.uploadId });
    expect((await whole(user)).code).toBe('0');
    expect((await rig.whole(user, 'SELFIE', photo, { sendId: 'no id at all' }, true)).code).toBe('10001');
  });

  it('are not kept beyond what an account may have, and then nothing of them is', async () => {
    const user = await rig.user();
    const { sessionId } = await rig.pieces(user, 'SELFIE', photo);
    await database().query(
      `insert into uploads (user_id, brand, type, content_type, size, sha256, storage_key, sealed_key, created_at)
       values ($1::bigint, 'kontor', 'SELFIE', 'image/jpeg', $2, repeat('0', 64), md5('full-' || $1), '', 0)`,
      [user, BOUNDS.bytes],
    );
    expect((await rig.call(user, 'uploadFinish', { sessionId })).code).toBe('61014');
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(1);
  });

  it('are all handed in or none, whatever text stands for one', async () => {
    const user = await rig.user();
    const owner = { userId: user, brand: 'kontor' };
    const { data } = await rig.whole(user, 'SELFIE', photo);
    for (const other of ['999999999', 'a passport', '-1', '9'.repeat(40)])
      await expect(rig.uploads.attach(owner, [data.uploadId, other])).rejects.toThrow('upload.unknown');
    await expect(rig.uploads.link(owner, 'a passport')).rejects.toThrow('upload.unknown');
    expect((await rig.call(user, 'uploads', {})).data).toMatchObject([{ isInUse: false }]);
  });

  it('leave nothing to be taken off, however much was thrown away', async () => {
    await database().query(`insert into upload_garbage select md5(n::text), 0 from generate_series(1, 450) n`);
    await rig.uploads.sweep();
    expect(await database().query('select 1 as left from upload_garbage where due_at = 0')).toEqual([]);
  });

  it('leave nothing on the storage that belongs to no row', async () => {
    const own = buildUploadsRig(database());
    const user = await own.user();
    const { data: kept } = await own.whole(user, 'FUNDS_PROOF', await paper());
    await own.pieces(user, 'FUNDS_PROOF', photo);
    await own.whole(user, 'FUNDS_PROOF', Buffer.concat([photo.subarray(0, photo.length / 2)]));
    const { data: taken } = await own.whole(user, 'FUNDS_PROOF', await paper({ pages: 2 }));
    await own.uploads.attach({ userId: user, brand: 'kontor' }, [taken.uploadId]);
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

  it('lie sealed, and open only where and for whom they were sealed', async () => {
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

  it('are read by operators with a reason, which is written down first', async () => {
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
    const database: Database = await openEmbedded();
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

describe('files that are refused, whatever they are called', () => {
  let database: Database;
  let rig: UploadsRig;
  let user: string;
  let photo: Buffer;
  beforeAll(async () => {
    database = await openEmbedded();
    rig = buildUploadsRig(database);
    photo = await photograph(600, 450, 80);
  });
  beforeEach(async () => {
    user = await rig.user();
  });
  afterAll(async () => {
    await rig.close();
    await database.close();
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(500)]);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(500)]);
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500)]);

  it.each([
    ['a PDF as a picture of a card', 'upload.kind||jpeg, png, webp', 'ID_FRONT', () => paper()],
    ['SVG', 'upload.kind||jpeg, png, webp, pdf', 'ADDRESS_PROOF', () => svg],
    ['HTML', 'upload.kind||jpeg, png, webp, pdf', 'ADDRESS_PROOF', () => html],
    ['GIF', 'upload.kind||jpeg, png, webp', 'SELFIE', () => gif],
    ['an archive', 'upload.kind||jpeg, png, webp, pdf', 'COMPANY', () => zip],
    ['HTML before a PDF', 'upload.kind||jpeg, png, webp, pdf', 'COMPANY', async () => Buffer.concat([html, await paper()])],
    ['HEIC', 'upload.heic', 'SELFIE', () => heic],
    ['nothing', 'upload.damaged', 'SELFIE', () => Buffer.alloc(0)],
    ['a few kilobytes of 2.5 thousand million pixels', 'upload.too_many_pixels||64', 'SELFIE', () => pixelBomb(50_000)],
    ['a stamp', 'upload.too_small||400', 'SELFIE', () => picture('png', 900, 300)],
    ['a picture cut in the middle', 'upload.damaged', 'SELFIE', () => photo.subarray(0, photo.length / 2)],
    ['a PNG cut in the middle', 'upload.damaged', 'SELFIE', async () => (await sharp(photo).png().toBuffer()).subarray(0, 100_000)],
    ['the mark of a picture and nothing else', 'upload.damaged', 'SELFIE', () => photo.subarray(0, 20)],
    ['a PDF that runs a script', 'upload.pdf_active', 'COMPANY', scriptedPaper],
    ['a PDF that starts a program', 'upload.pdf_active', 'COMPANY', launchingPaper],
    ['a PDF with a file in it', 'upload.pdf_active', 'COMPANY', carryingPaper],
    ['a PDF with 31 pages', 'upload.pdf_pages||30', 'COMPANY', () => paper({ pages: 31 })],
    ['a PDF cut in the middle', 'upload.damaged', 'COMPANY', async () => (await paper({ pages: 3 })).subarray(0, 300)],
  ] as const)('%s: %s', async (_what, msg, type, make) => {
    expect((await rig.whole(user, type, await make())).msg).toBe(msg);
    expect((await rig.call(user, 'uploads', {})).data).toEqual([]);
  });

  it('a PDF with a password', async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: 'x', ownerPassword: 'y' });
    expect((await rig.whole(user, 'COMPANY', Buffer.from(await locked.save()))).msg).toBe('upload.pdf_locked');
  });

  it('an interlaced picture that can only be decoded whole, beyond 24 megapixels', async () => {
    const large = await sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#123' } })
      .jpeg({ progressive: true })
      .toBuffer();
    expect((await rig.whole(user, 'SELFIE', large)).msg).toBe('upload.too_many_pixels||24');
  });

  it('is refused by its first piece, before the rest is sent', async () => {
    const bytes = Buffer.concat([await paper(), Buffer.alloc(UPLOAD_RULES.partBytes)]);
    const { data } = await rig.call(user, 'uploadBegin', { type: 'SELFIE', size: bytes.length, sha256: sha256(bytes) });
    const piece = bytes.subarray(0, data.partBytes);
    expect((await rig.part(user, { sessionId: data.sessionId, offset: 0, sha256: sha256(piece) }, piece)).code).toBe('61001');
    const paperOf11 = { type: 'COMPANY' as const, size: 11 * 1024 * 1024, sha256: sha256(bytes) };
    const { data: large } = await rig.call(user, 'uploadBegin', paperOf11);
    expect((await rig.part(user, { sessionId: large.sessionId, offset: 0, sha256: sha256(piece) }, piece)).msg).toBe(
      'upload.too_large||10',
    );
  });

  it('two things at once become one: what was behind a picture or a paper is not kept', async () => {
    const { data: shown } = await rig.whole(user, 'ID_FRONT', Buffer.concat([photo, html, zip]));
    expect((await rig.fetch(shown.fileUrl)).bytes.includes('<script>')).toBe(false);
    const { data: kept } = await rig.whole(user, 'COMPANY', Buffer.concat([await paper(), html]));
    const { bytes, type } = await rig.fetch(kept.fileUrl);
    expect([type, bytes.includes('<script>'), bytes.includes('Jana Secret')]).toEqual(['application/pdf', false, false]);
    expect((await PDFDocument.load(new Uint8Array(bytes))).getPageCount()).toBe(1);
  });

  it('takes a PDF called .jpg as a PDF where papers are taken, and the form in any order', async () => {
    const { data } = await rig.whole(user, 'ADDRESS_PROOF', await paper(), {}, true);
    expect(data).toMatchObject({ contentType: 'application/pdf', pages: 1, width: null });
    expect((await rig.whole(user, 'ID_FRONT', await paper(), {}, true)).msg).toBe('upload.kind||jpeg, png, webp');
  });

  it.each([
    ['action', 'other'],
    ['action', undefined],
    ['needFileUrl', 'false'],
    ['type', 'PHOTO'],
    ['type', undefined],
  ])('asks for the form as it is specified: %s %s', async (field, value) => {
    const { code, msg } = await rig.whole(user, 'SELFIE', photo, { [field]: value });
    expect([code, msg.split('||')[1]]).toEqual(['10001', field]);
  });

  it('keeps PNG and WebP as JPEG on white', async () => {
    for (const format of ['png', 'webp'] as const)
      expect((await rig.whole(user, 'SELFIE', await picture(format))).data).toMatchObject({ contentType: 'image/jpeg', width: 800 });
  });
});
