import { createChains } from '@/exchange/app/custody/chains';
import { HotWallets } from '@/exchange/app/custody/hot/hotWallets';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { hotBalances, listHotAlarms, setHotAlarm } from '@/exchange/app/operating/hotAlarms';
import { createHotWalletRepository } from '@/exchange/db/custody/hotWalletRepository';
import { createHotAlarms } from '@/exchange/db/operating/operatedCustody';
import { startSending } from '../support/sendingRig';
import { describeOnEachDatabase } from '../support/testDatabase';

const ALICE = { name: 'alice' } as never;
const BITCOIN = { chainId: 'bitcoin' };
const AMOUNT = 10_000_000n;
const FEE = 100_000n;
const text = (units: bigint) => `${units / 100_000_000n}.${String(units % 100_000_000n).padStart(8, '0')}`;

describeOnEachDatabase('hot wallets', (database) => {
  const begin = async () => {
    const rig = await startSending(database());
    const lines: { level: 'info' | 'warn'; fields: object; message: string }[] = [];
    const note = (level: 'info' | 'warn') => (fields: object, message: string) => void lines.push({ level, fields, message });
    const log = { info: note('info'), warn: note('warn'), error: note('warn') };
    const { scales } = rig.money.writer;
    const chains = createChains([rig.chain]);
    const watcher = () => new HotWallets({ store: createHotWalletRepository(database()), chains, scales, log });
    const wallets = watcher();
    const custody = { chains, scales, hot: { wallets, store: createHotAlarms(database()) } };
    const context = { custody, clock: rig.money.clock } as unknown as OperatingContext;
    const set = (least: string, most?: string) =>
      setHotAlarm(context, ALICE, { ...BITCOIN, asset: 'BTC', least, note: 'for a day', ...(most && { most }) });
    const shown = async () => (await hotBalances(context, ALICE, BITCOIN)).find(({ asset }) => asset === 'BTC');
    return { rig, lines, wallets, watcher, context, set, shown, hot: await rig.chain.hotBalance('BTC') };
  };

  afterEach(() => database().query('delete from hot_alarms'));

  it('that will have too little once what waits is paid are told of once, and once more when that is over', async () => {
    const { rig, lines, wallets, watcher, context, set, shown, hot } = await begin();
    const least = hot - 5_000_000n;
    await set(text(least));
    await wallets.look();
    expect(lines).toEqual([]);
    expect(wallets.last()).toEqual([{ ...BITCOIN, asset: 'BTC', hot, waiting: 0n, least, most: null, state: 'RIGHT' }]);

    const { withdrawalId } = await rig.ask(await rig.account(AMOUNT * 2n));
    await wallets.look();
    await wallets.look();
    expect(lines).toMatchObject([{ level: 'warn', fields: { alarm: true, ...BITCOIN, asset: 'BTC', waiting: '0.099' } }]);
    expect(wallets.last()).toMatchObject([{ state: 'LOW', waiting: AMOUNT - FEE }]);
    expect(await shown()).toMatchObject({ waiting: '0.099', state: 'LOW' });
    expect(await listHotAlarms(context)).toMatchObject([{ ...BITCOIN, asset: 'BTC', most: null, state: 'LOW' }]);
    // Another start says what still is so.
    await watcher().look();
    expect(lines).toHaveLength(2);

    await database().query("update withdrawals set status = 'CANCELLED', ended_ms = 1 where id = $1", [withdrawalId]);
    // Just enough is not enough again.
    await wallets.look();
    expect(lines).toHaveLength(2);
    jest.spyOn(rig.chain, 'hotBalance').mockResolvedValue(least + least / 20n);
    await wallets.look();
    await wallets.look();
    expect(lines.slice(2)).toMatchObject([{ level: 'info', fields: { asset: 'BTC', waiting: '0' } }]);
    expect(await shown()).toMatchObject({ state: 'RIGHT' });
    await rig.money.writer.stop();
  });

  it('that hang about a limit are one alarm: it is over by a twentieth, and said to be over once', async () => {
    const { rig, lines, wallets, set, shown, hot } = await begin();
    const least = 1_000_000_000n;
    await set(text(least));
    const stands = async (amount: bigint) => {
      jest.spyOn(rig.chain, 'hotBalance').mockResolvedValue(amount);
      await wallets.look();
    };
    for (let round = 0; round < 5; round += 1) {
      await stands(least - 1n);
      await stands(least + 1n);
    }
    await stands(least + least / 20n - 1n);
    expect(lines).toHaveLength(1);
    // Operators are shown what they were told.
    expect(await shown()).toMatchObject({ state: 'LOW' });
    await stands(least + least / 20n);
    expect(lines.slice(1)).toMatchObject([{ level: 'info' }]);
    await stands(least);
    expect(lines).toHaveLength(2);
    await stands(least - 1n);
    expect(lines).toHaveLength(3);
    // Other limits are another question.
    await set(text(least - 1n));
    await stands(least - 1n);
    expect(lines.slice(3)).toMatchObject([{ level: 'info' }]);
    await stands(hot);
    await rig.money.writer.stop();
  });

  it('with too much are told of as well, and an alarm that is taken back says nothing', async () => {
    const { rig, lines, wallets, set, hot } = await begin();
    await set('0', text(hot - 1n));
    await wallets.look();
    expect(lines).toMatchObject([{ level: 'warn', fields: { alarm: true } }]);
    expect(wallets.last()).toMatchObject([{ state: 'HIGH' }]);
    await set('0');
    await wallets.look();
    expect(wallets.last()).toMatchObject([{ state: 'RIGHT' }]);
    await rig.money.writer.stop();
  });

  it('that do not answer are as they were seen last', async () => {
    const { rig, lines, wallets, set, hot } = await begin();
    await set(text(hot + 1n));
    await wallets.look();
    jest.spyOn(rig.chain, 'hotBalance').mockRejectedValue(new Error('no answer'));
    await wallets.look();
    expect(wallets.last()).toMatchObject([{ state: 'LOW' }]);
    expect(lines).toHaveLength(1);
    await rig.money.writer.stop();
  });

  it('have alarms of amounts of coins on networks, each with its line in the audit log', async () => {
    const { rig, context, set } = await begin();
    await expect(set('2', '2')).rejects.toMatchObject({ codeName: 'badRequest' });
    await expect(set('0.000000001')).rejects.toMatchObject({ codeName: 'badRequest' });
    await expect(set('99999999999999999999')).rejects.toMatchObject({ codeName: 'badRequest' });
    const nowhere = { chainId: 'nowhere', asset: 'BTC', least: '1', note: 'why' };
    await expect(setHotAlarm(context, ALICE, nowhere)).rejects.toMatchObject({ codeName: 'badRequest' });
    expect(await listHotAlarms(context)).toEqual([]);
    await set('2', '40');
    const lines = await database().query("select actor, subject, details from audit_log where action = 'custody.alarm'");
    expect(lines).toContainEqual({
      ...{ actor: 'operator:alice', subject: 'network:BTC:bitcoin' },
      details: { least: '2', most: '40', note: 'for a day' },
    });
    await rig.money.writer.stop();
  });
});
