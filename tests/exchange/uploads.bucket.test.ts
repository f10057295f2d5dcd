import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type BlobStore, StorageError } from '@/exchange/app/uploads/blobStore';
import { createS3Blobs } from '@/exchange/blobs/s3Blobs';
import { endless, stalling, startOddBucket, torn } from '../support/oddBucket';
import { paper } from '../support/sampleFiles';
import { openForRules } from '../support/testDatabase';
import { buildUploadsRig } from '../support/uploadsRig';

// A bucket that does not answer, or not what was put into it: whoever has its key, and not those that files are sealed by, can make it so.

const KEY = 'b'.repeat(32);
const PATIENCE_MS = 2_000;
const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What becomes of it while what nobody holds is collected over and over, as it is in a process that is busy. */
async function whileCollecting(work: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'still waiting';
  const told = work.then(
    () => {
      outcome = 'done';
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  for (let round = 0; round < 100 && outcome === 'still waiting'; round += 1) {
    collect();
    await Promise.race([told, setTimeout(10)]);
  }
  return outcome;
}

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startOddBucket>>;
  let blobs: BlobStore;
  beforeEach(async () => {
    bucket = await startOddBucket();
    const { endpoint } = bucket;
    blobs = createS3Blobs({ endpoint, bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's', patienceMs: PATIENCE_MS });
  });
  afterEach(() => bucket.close());

  it.each([
    ['does not answer', undefined],
    ['stops in the middle', stalling],
  ])('that %s is waited for no longer than it may take, and let go', async (_what, answer) => {
    bucket.answer = answer;
    const outcome = await whileCollecting(blobs.get(KEY, MB));
    expect(outcome).toBeInstanceOf(StorageError);
    expect(String(outcome)).toContain('S3 GET: ');
    await bucket.isLetGo();
  });

  it('that hangs up in the middle has failed as storage does', async () => {
    bucket.answer = torn;
    await expect(blobs.get(KEY, MB)).rejects.toThrow(StorageError);
  });

  it('that sends more than was put there is read no further, and let go', async () => {
    bucket.answer = endless(bucket);
    await expect(blobs.get(KEY, MB)).rejects.toThrow(/^S3 GET: more than 1048576 bytes$/);
    await bucket.isLetGo();
    // What lies in the sockets' buffers, besides.
    expect(bucket.sent).toBeLessThan(32 * MB);
  });

  it('is asked again where it is ill for a moment, and no more than that', async () => {
    let asked = 0;
    bucket.answer = (response) => {
      asked += 1;
      response.writeHead(asked < 3 ? 503 : 200).end('what was put');
    };
    expect(String(await blobs.get(KEY, MB))).toBe('what was put');
    bucket.answer = (response) => {
      asked += 1;
      response.writeHead(503).end();
    };
    asked = 0;
    await expect(blobs.get(KEY, MB)).rejects.toThrow(/^S3 GET: HTTP 503$/);
    expect(asked).toBe(3);
  });

  it.each([
    ['stops', stalling],
    ['hangs up', torn],
    ['never ends', (response: Parameters<typeof stalling>[0]) => endless(bucket)(response)],
  ])('that %s keeps no file: its sender hears that they may try again', async (_what, answer) => {
    const database = await openForRules();
    const rig = buildUploadsRig(database, { blobs });
    bucket.answer = answer;
    const { status, msg } = await rig.whole(await rig.user(), 'COMPANY', await paper());
    expect([status, msg]).toEqual([200, 'upload.storage']);
    expect(rig.logged).toContainEqual(expect.stringMatching(/"storageKey":"[0-9a-f]{32}","message":"the storage of uploads cannot read"/));
    await rig.close();
    await database.close();
  });
});
