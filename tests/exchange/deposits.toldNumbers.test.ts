import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chain } from '@/exchange/app/custody/chain';
import { OwnAddresses } from '@/exchange/app/custody/deposits/ownAddresses';
import { ToldNumbers } from '@/exchange/app/custody/deposits/toldNumbers';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { listChains, skipAddresses } from '@/exchange/app/operating/custody';
import { createOperatedCustody } from '@/exchange/db/operating/operatedCustody';
import { toldNumbersFile } from '@/exchange/toldNumbersFile';
import { type DepositsRig, depositsRig, storedActor } from '../support/depositsRig';
import { describeOnDatabase } from '../support/testDatabase';

const ADA = { name: 'ada' } as never;

describeOnDatabase('numbers of deposit addresses', (database) => {
  let rig: DepositsRig;
  let chain: Chain;
  let folder: string;
  beforeAll(async () => {
    rig = await depositsRig(database());
    await rig.simulation.mineDue();
    chain = rig.chain('bitcoin');
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-told-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database().query('delete from deposit_addresses');
    await database().query('delete from chain_addresses');
  });
  afterAll(() => rig.writer.stop());

  /** As an exchange that has just started hands addresses out. */
  const started = async (on: Chain = chain, within: string = folder) => {
    const warned: object[] = [];
    const failed: object[] = [];
    const log = { info: () => {}, warn: (fields: object) => void warned.push(fields), error: (fields: object) => void failed.push(fields) };
    const told = new ToldNumbers(toldNumbersFile(within), log);
    await told.follow([on], rig.store);
    const addresses = new OwnAddresses({ store: rig.store, told, clock: rig.clock });
    const give = async () => addresses.current((await storedActor(database())).userId, on);
    return { give, warned, failed };
  };
  /** The database is put back as it was when so many had been handed out. */
  const putBack = async (last: number) => {
    await database().query('delete from deposit_addresses where index > $1', [last]);
    await database().query('update chain_addresses set last_index = $1', [last]);
  };

  it('that were told are told to nobody else, also by a database of an older backup', async () => {
    const first = await started();
    const before = await Promise.all([first.give(), first.give(), first.give(), first.give()]);
    expect(first.warned).toEqual([]);
    await putBack(1);
    const second = await started();
    expect(second.warned).toEqual([{ chainId: 'bitcoin', lastNumber: 1, toldNumber: 4 }]);
    const after = await second.give();
    expect(after.index).toBe(5);
    expect(before.map(({ address }) => address)).not.toContain(after.address);
    // It is said where it is found, and there is nothing to find at the next start.
    expect((await started()).warned).toEqual([]);
  });

  it('are kept from the first start on, of each network’s keys by themselves, for the owner alone', async () => {
    const [{ give }, path] = [await started(chain, join(folder, 'none')), join(folder, 'told-addresses.json')];
    await give();
    await give();
    // Handed out before anything was kept.
    await started();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ [`bitcoin ${await chain.addressOf(0)}`]: 2 });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await putBack(1);
    const others = { ...chain, addressOf: async (index: number) => `of-others-${index}` };
    expect((await started(others)).warned).toEqual([]);
    expect((await started()).warned).toHaveLength(1);
  });

  it('are not told where they cannot be kept', async () => {
    const { give, failed } = await started();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    await expect(give()).rejects.toMatchObject({ codeName: 'unavailable' });
    expect(failed).toHaveLength(1);
    expect(await database().query('select 1 from deposit_addresses')).toEqual([]);
    rmSync(folder);
    expect((await give()).index).toBe(2);
  });

  it.each(['', '[]', '{"bitcoin x": "1"}', '{"bitcoin x": -1}', '{"bitcoin x": 1.5}', '{"bitcoin x": 2147483648}'])(
    'stop the start where what was kept is damaged: %s',
    async (text) => {
      writeFileSync(join(folder, 'told-addresses.json'), text);
      await expect(started()).rejects.toMatchObject({
        exitCode: 16,
        message: expect.stringMatching(/told-addresses\.json is damaged.*skip-addresses/),
      });
    },
  );

  describe('that an operator skips', () => {
    const operating = () => {
      const custody = {
        store: createOperatedCustody(database()),
        deposits: { store: rig.store },
        followers: { state: () => ({ headHeight: 3, failing: undefined }) },
        chains: rig.context.chains,
        simulation: rig.simulation,
      };
      return { custody, clock: rig.clock } as unknown as OperatingContext;
    };
    const skip = (number: number, chainId = 'bitcoin') => skipAddresses(operating(), ADA, { chainId, number, note: 'older backup' });
    const audited = () =>
      database().query<{ details: object }>("select actor, subject, details from audit_log where action = 'custody.skipAddresses'");

    it('are handed out to nobody, and the audit log has it', async () => {
      const { give } = await started();
      await give();
      expect(await skip(57)).toEqual({ chainId: 'bitcoin', skippedFrom: 2, skippedTo: 57, next: 58 });
      expect((await give()).index).toBe(58);
      const details = { last: 1, number: 57, note: 'older backup' };
      expect(await audited()).toEqual([{ actor: 'operator:ada', subject: 'chain:bitcoin', details }]);
      // Where nobody had an address yet, too.
      expect(await skip(3, 'ethereum')).toMatchObject({ skippedFrom: 1, next: 4 });
      const shown = new Map((await listChains(operating())).map(({ chainId, lastAddress }) => [chainId, lastAddress]));
      expect([shown.get('bitcoin'), shown.get('ethereum'), shown.get('tron')]).toEqual([58, 3, 0]);
    });

    it('are not many at once, and never those that were handed out', async () => {
      const { give } = await started();
      await give();
      const before = (await audited()).length;
      for (const [number, chainId, why] of [
        [1, 'bitcoin', 'only forward: 1 is the last'],
        [10_002, 'bitcoin', 'up to 10001'],
        [5, 'nowhere', 'no such network'],
      ] as const)
        await expect(skip(number, chainId)).rejects.toMatchObject({
          codeName: 'badRequest',
          msg: expect.stringContaining(why),
        });
      expect(await audited()).toHaveLength(before);
      expect(await skip(10_001)).toMatchObject({ next: 10_002 });
      // Two at once: the later one is no way back.
      const store = createOperatedCustody(database());
      const audit = { actor: 'a', action: 'b', subject: 'c', details: {} };
      expect(await store.skipAddresses('bitcoin', 9_000, audit, 1)).toBe(false);
    });
  });

  it('and heights: no network is ahead of itself, though more was read than the head that is remembered', async () => {
    const custody = {
      store: {
        chains: async () => [
          { chainId: 'bitcoin', readHeight: 10 },
          { chainId: 'tron', readHeight: null },
          { chainId: 'xrp', readHeight: 1 },
        ],
      },
      followers: { state: () => ({ headHeight: 3 }) },
      chains: rig.context.chains,
      simulation: rig.simulation,
    };
    const shown = await listChains({ custody } as unknown as OperatingContext);
    expect(shown.map(({ lag }) => lag)).toEqual([0, null, 2]);
  });
});
