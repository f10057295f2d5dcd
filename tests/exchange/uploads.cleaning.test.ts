import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import type { Cleaner } from '@/exchange/app/uploads/cleaner';
import { createProcessCleaner } from '@/exchange/cleaning/processCleaner';
import { exchangeBundle } from '../support/exchangeProcess';
import { largePhotograph, paper, photograph, pixelBomb } from '../support/sampleFiles';
import { silentLog } from '../support/silentLog';

// The process that reads files, as the exchange starts it.

const MB = 1024 * 1024;

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += UPLOAD_RULES.partBytes) yield bytes.subarray(at, at + UPLOAD_RULES.partBytes);
}

const file = (kind: 'jpeg' | 'png' | 'pdf', bytes: Buffer, owner = '1') => ({ owner, kind, size: bytes.length, pieces: piecesOf(bytes) });

/** Readers of files that this process has started. */
function readers(): string[] {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return status.includes(`PPid:\t${process.pid}\n`) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--clean-files');
    } catch {
      return false;
    }
  });
}

/** As a machine does that is busy with everything else. */
async function stopReaderFor(ms: number): Promise<void> {
  while (readers().length === 0) await setTimeout(1);
  const [id] = readers().map(Number);
  if (id === undefined) throw new Error('a reader has started');
  process.kill(id, 'SIGSTOP');
  await setTimeout(ms);
  try {
    process.kill(id, 'SIGCONT');
  } catch {
    // It was given up meanwhile.
  }
}

const peakMb = (id: string) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024;

describe('the reader of files', () => {
  let cleaner: Cleaner;
  beforeEach(() => {
    cleaner = createProcessCleaner({ program: exchangeBundle(), log: silentLog });
  });
  afterEach(() => cleaner.close());

  it('makes a photograph of about 40 MB one that is kept, in bounded memory, without its place', async () => {
    const large = await largePhotograph();
    expect([large.length > 34 * MB, large.length <= UPLOAD_RULES.maxPictureBytes]).toEqual([true, true]);
    const kept = await cleaner.clean(file('jpeg', large));
    expect(kept).toMatchObject({ kind: 'jpeg', width: 4096, height: 3072, pages: null });
    expect(kept.bytes.length).toBeLessThanOrEqual(UPLOAD_RULES.maxKeptBytes);
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
    // The file, its pieces on their way, and a decoder that reads it line by line; a decoded picture alone would be 132 MB more.
    const peaks = process.platform === 'linux' ? readers().map(peakMb) : [];
    for (const peak of peaks) expect(peak).toBeLessThan(450);
    expect(await cleaner.clean(file('pdf', await paper()))).toMatchObject({ kind: 'pdf', pages: 1 });
  });

  it('refuses a bomb of pixels without decoding it', async () => {
    await expect(cleaner.clean(file('png', pixelBomb(50_000)))).rejects.toThrow('upload.too_many_pixels||64');
    if (process.platform === 'linux') expect(readers().map((id) => peakMb(id) < 200)).toEqual([true]);
  });

  it('is given up when it takes too long, or dies, and the next file has another', async () => {
    const hasty = createProcessCleaner({ program: exchangeBundle(), log: silentLog, patienceMs: 1 });
    await expect(hasty.clean(file('jpeg', await photograph(600, 500)))).rejects.toThrow('upload.damaged');
    await hasty.close();
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.alloc(10);
      throw new Error('the storage went away');
    };
    await expect(cleaner.clean({ owner: '1', kind: 'jpeg', size: 20, pieces: broken() })).rejects.toThrow('the storage went away');
    expect(await cleaner.clean(file('pdf', await paper()))).toMatchObject({ pages: 1 });
  });

  it('is waited for while the machine has no time for it: no file is damaged by that', async () => {
    if (process.platform !== 'linux') return;
    const patient = createProcessCleaner({ program: exchangeBundle(), log: silentLog, patienceMs: 2_000 });
    const kept = patient.clean(file('pdf', await paper()));
    await stopReaderFor(2_500);
    expect(await kept).toMatchObject({ kind: 'pdf' });
    await patient.close();

    // Longer than anybody waits: it can be sent again.
    const late = createProcessCleaner({ program: exchangeBundle(), log: silentLog, longestMs: 300 });
    const asked = expect(late.clean(file('jpeg', await photograph(600, 500)))).rejects.toThrow('upload.busy');
    await stopReaderFor(400);
    await asked;
    await late.close();
  });

  it('is waited for no longer where its pieces do not come: the next file has its turn', async () => {
    const late = createProcessCleaner({ program: exchangeBundle(), log: silentLog, longestMs: 500 });
    const small = await photograph(600, 500);
    const stalled = async function* (): AsyncGenerator<Buffer> {
      yield small.subarray(0, 1_000);
      await new Promise(() => undefined);
    };
    const asked = late.clean({ owner: '1', kind: 'jpeg', size: small.length, pieces: stalled() });
    let next: Promise<unknown> = Promise.resolve();
    const hasTurn = new Promise<void>((resolve) => {
      const read = async function* (): AsyncGenerator<Buffer> {
        resolve();
        yield small;
      };
      // Whether half a second is enough for this one is another question.
      next = late.clean({ owner: '2', kind: 'jpeg', size: small.length, pieces: read() }).catch(() => undefined);
    });
    await expect(asked).rejects.toThrow('upload.busy');
    await hasTurn;
    await next;
    await late.close();
  });

  it('takes no more than it can read while somebody waits', async () => {
    const small = await photograph(600, 500);
    const asked = await Promise.allSettled(Array.from({ length: 14 }, (_, at) => cleaner.clean(file('jpeg', small, String(at)))));
    expect(asked.map(({ status }) => status === 'fulfilled').filter(Boolean)).toHaveLength(12);
    expect(asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))).toEqual(['upload.busy', 'upload.busy']);
  });

  it('that cannot be started ends no turn: the file can be sent again', async () => {
    const away = createProcessCleaner({ program: exchangeBundle(), log: silentLog, execPath: '/nowhere/node' });
    const small = await photograph(600, 500);
    for (let time = 0; time < 2; time += 1) await expect(away.clean(file('jpeg', small))).rejects.toThrow('upload.busy');
    await away.close();
  });

  it('is ended when it takes more memory than it may', async () => {
    if (process.platform !== 'linux') return;
    const narrow = createProcessCleaner({ program: exchangeBundle(), log: silentLog, memoryMb: 10 });
    await expect(narrow.clean(file('jpeg', await largePhotograph()))).rejects.toThrow('upload.damaged');
    await narrow.close();
  });
});
