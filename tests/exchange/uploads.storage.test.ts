import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/exchange/app/ports/database';
import { type BlobStore, StorageError } from '@/exchange/app/uploads/blobStore';
import { createDiskBlobs } from '@/exchange/blobs/diskBlobs';
import { createS3Blobs } from '@/exchange/blobs/s3Blobs';
import { startS3 } from '../support/s3Server';
import { paper, photograph, sha256 } from '../support/sampleFiles';
import { openForRules } from '../support/testDatabase';
import { buildUploadsRig } from '../support/uploadsRig';

const KEY = 'a'.repeat(32);
const KEPT = 1_000;
const credentials = { keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI', region: 'eu-central-1' };
const bucket = 'kontor-files';

describe('files in a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let database: Database;
  const blobsWith = (change: object = {}) =>
    createS3Blobs({
      endpoint: `${s3.endpoint}/`,
      bucket,
      region: credentials.region,
      accessKeyId: credentials.keyId,
      secretAccessKey: credentials.secret,
      ...change,
    });
  beforeAll(async () => {
    s3 = await startS3(bucket, credentials);
    database = await openForRules();
  });
  afterEach(() => s3.fail(undefined));
  afterAll(async () => {
    await s3.close();
    await database.close();
  });

  it('are put, read and taken away', async () => {
    const blobs = blobsWith();
    await blobs.put(KEY, Buffer.from('sealed'));
    expect([...s3.objects.keys()]).toEqual([`uploads/${KEY}`]);
    expect(await blobs.get(KEY, KEPT)).toEqual(Buffer.from('sealed'));
    await blobs.remove(KEY);
    expect(await blobs.get(KEY, KEPT)).toBeUndefined();
    await blobs.remove(KEY);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'other' }],
    ['another key', { accessKeyId: 'other' }],
    ['another region', { region: 'us-east-1' }],
  ])('are kept from whoever has %s', async (_what, change) => {
    await expect(blobsWith(change).put(KEY, Buffer.from('x'))).rejects.toThrow('S3 PUT: HTTP 403');
    await expect(blobsWith(change).get(KEY, KEPT)).rejects.toThrow(StorageError);
    expect(s3.objects.has(`uploads/${KEY}`)).toBe(false);
  });

  it('make the whole way of an upload, sealed, and nothing of it is left when it is gone', async () => {
    const rig = buildUploadsRig(database, { blobs: blobsWith() });
    const user = await rig.user();
    const photo = await photograph(600, 450, 80);
    const { sessionId } = await rig.pieces(user, 'SELFIE', photo);
    const { data } = await rig.call(user, 'uploadFinish', { sessionId });
    expect(sha256((await rig.fetch(data.fileUrl)).bytes)).toBe(data.sha256);
    expect([...s3.objects.values()].every((bytes) => bytes.subarray(0, 4).toString() === 'KSB1')).toBe(true);
    await rig.call(user, 'uploadRemove', { uploadId: data.uploadId });
    s3.fail(403);
    await rig.uploads.sweep();
    expect(s3.objects.size).toBeGreaterThan(0);
    s3.fail(undefined);
    await rig.uploads.sweep();
    expect(s3.objects.size).toBe(0);
    await rig.close();
  });

  it.each<[string, (own: Buffer, others: Buffer) => Buffer]>([
    ['has another last byte', (own) => Buffer.concat([own.subarray(0, -1), Buffer.from([(own.at(-1) ?? 0) ^ 1])])],
    ['is another file', (_own, others) => others],
    ['is empty', () => Buffer.alloc(0)],
    ['is longer', (own) => Buffer.concat([own, Buffer.alloc(1)])],
  ])('are shown to nobody where an object %s, and operators hear which one', async (_what, altered) => {
    const rig = buildUploadsRig(database, { blobs: blobsWith() });
    const user = await rig.user();
    const { data } = await rig.whole(user, 'COMPANY', await paper());
    await rig.uploads.sweep();
    const [place = ''] = s3.objects.keys();
    const other = await rig.whole(user, 'COMPANY', await paper());
    await rig.uploads.sweep();
    const otherPlace = [...s3.objects.keys()].find((key) => key !== place) ?? '';
    const [own = Buffer.of(), others = Buffer.of()] = [s3.objects.get(place), s3.objects.get(otherPlace)];
    s3.objects.set(place, altered(own, others));
    const { status, bytes } = await rig.fetch(data.fileUrl);
    expect([status, JSON.parse(bytes.toString()).msg]).toEqual([503, 'upload.storage']);
    expect(rig.logged.filter((line) => line.includes(`"storageKey":"${place.slice('uploads/'.length)}"`))).toHaveLength(1);
    s3.objects.set(place, own);
    expect(sha256((await rig.fetch(data.fileUrl)).bytes)).toBe(data.sha256);
    for (const { uploadId } of [data, other.data]) await rig.call(user, 'uploadRemove', { uploadId });
    await rig.uploads.sweep();
    await rig.close();
  });

  it('that cannot be kept are refused in words, and can be sent again', async () => {
    const rig = buildUploadsRig(database, { blobs: blobsWith() });
    const user = await rig.user();
    s3.fail(403);
    const bytes = await paper();
    expect((await rig.whole(user, 'COMPANY', bytes)).msg).toBe('upload.storage');
    s3.fail(undefined);
    expect((await rig.whole(user, 'COMPANY', bytes)).code).toBe('0');
    await rig.close();
  });
});

describe('files on the disk', () => {
  let folder: string;
  let database: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-blobs-'));
    database = await openForRules();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  });

  it('are put whole, read and taken away', async () => {
    const blobs = createDiskBlobs(join(folder, 'fine'));
    await blobs.put(KEY, Buffer.from('one'));
    await blobs.put(KEY, Buffer.from('two'));
    expect(await blobs.get(KEY, KEPT)).toEqual(Buffer.from('two'));
    await expect(blobs.get(KEY, 2)).rejects.toThrow(/^EFBIG read$/);
    await blobs.remove(KEY);
    expect(await blobs.get(KEY, KEPT)).toBeUndefined();
    await expect(blobs.get('../../etc/passwd', KEPT)).rejects.toThrow();
  });

  it('are refused where little is left for the database beside them', async () => {
    let free = 0;
    const blobs = createDiskBlobs(join(folder, 'narrow'), async () => free);
    await expect(blobs.put(KEY, Buffer.from('x'))).rejects.toThrow(/^ENOSPC statfs$/);
    free = 1e12;
    await blobs.put(KEY, Buffer.from('x'));
    expect(await blobs.get(KEY, KEPT)).toEqual(Buffer.from('x'));
  });

  it('where there is no folder to write into say so without a path', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    await expect(createDiskBlobs(join(folder, 'a-file')).put(KEY, Buffer.from('x'))).rejects.toThrow(/^ENOTDIR mkdir$/);
    const bare = join(folder, 'bare');
    await createDiskBlobs(bare).put(KEY, Buffer.from('x'));
    chmodSync(join(bare, 'aa'), 0o500);
    // Root may write anywhere.
    if (process.getuid?.() !== 0) await expect(createDiskBlobs(bare).put(KEY, Buffer.from('y'))).rejects.toThrow(/^EACCES open$/);
  });

  it('of a disk that is full are refused in words; the upload goes on from there when there is room', async () => {
    const disk = createDiskBlobs(join(folder, 'full'));
    let isFull = false;
    const blobs: BlobStore = {
      ...disk,
      put: async (key, bytes) => {
        if (isFull) throw new StorageError('ENOSPC write');
        await disk.put(key, bytes);
      },
    };
    const rig = buildUploadsRig(database, { blobs });
    const user = await rig.user();
    const photo = await photograph(600, 450, 80);
    const file = { type: 'SELFIE' as const, size: photo.length, sha256: sha256(photo) };
    isFull = true;
    await expect(rig.pieces(user, 'SELFIE', photo)).rejects.toThrow('upload.storage');
    isFull = false;
    const { sessionId } = await rig.pieces(user, 'SELFIE', photo);
    isFull = true;
    // The checked file has no room, and what was sent is not lost.
    expect((await rig.call(user, 'uploadFinish', { sessionId })).msg).toBe('upload.storage');
    isFull = false;
    expect((await rig.call(user, 'uploadBegin', file)).data).toMatchObject({ sessionId, received: photo.length });
    expect((await rig.call(user, 'uploadFinish', { sessionId })).code).toBe('0');
    await rig.close();
  });
});
