import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Flush } from '@/exchange/db/embedded/embeddedEngine';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { tradeAndKill } from '../support/orderFlowProcess';
import { fillDataFolder } from '../support/pgliteImage';

const ANSWERS = 150;

describe('a power cut while orders flow', () => {
  let root: string;
  const folder = () => join(root, 'data');
  const disk = () => join(root, 'disk');
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'power-cut-'));
    await fillDataFolder(folder());
    await fillDataFolder(disk());
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Trades in a process of its own, with a checkpoint now and then, until it has been told enough; answers the order ids. */
  async function tradeUntilCut(flush: Flush): Promise<string[]> {
    const env = { FLOW_FOLDER: folder(), FLOW_FLUSH: flush, DISK_FOLDER: folder(), DISK_COPY: disk() };
    const told = await tradeAndKill(ANSWERS, env, ['--require', resolve('tests/support/forgetfulDisk.cjs')]);
    return told.map(({ orderId }) => orderId);
  }

  async function missingOf(told: readonly string[]): Promise<string[]> {
    const database = await openPglite(disk(), { flush: 'off' });
    try {
      await expectLedgerHolds(database);
      const kept = new Set((await database.query<{ id: string }>('select id::text from spot_orders')).map(({ id }) => id));
      return told.filter((id) => !kept.has(id));
    } finally {
      await database.close();
    }
  }

  it('keeps everything that was acknowledged when commits are flushed', async () => {
    const told = await tradeUntilCut('commit');
    expect(told.length).toBeGreaterThanOrEqual(ANSWERS);
    expect(await missingOf(told)).toEqual([]);
  });

  it('loses it when they are not, as documented', async () => {
    const told = await tradeUntilCut('off');
    expect(await missingOf(told)).toEqual(told);
  });
});
