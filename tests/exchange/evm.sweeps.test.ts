import type { Address } from 'viem';
import { describeOnAnvil } from '../support/evm/anvil';
import { buildEvmRig, type EvmRig } from '../support/evm/evmRig';

describeOnAnvil('moving what arrived to the hot wallet', () => {
  let rig: EvmRig;
  let hot: Address;
  let gasWallet: Address;
  beforeAll(async () => {
    rig = await buildEvmRig();
    hot = rig.addressAt({ branch: 0, index: 0 });
    gasWallet = rig.addressAt({ branch: 1, index: 0 });
  });
  afterAll(() => rig.stop());

  const at = (index: number) => rig.addressAt({ branch: 0, index });

  it('fills the gas wallet with ether first, then the hot wallet, and leaves what is not worth it', async () => {
    const chain = rig.chain();
    await rig.pay(at(1), '1');
    await rig.pay(at(2), '1');
    await rig.pay(at(3), '0.00001');
    await rig.anvil.mine();
    for (const [index, to] of [
      [1, gasWallet],
      [2, hot],
    ] as const) {
      const before = await rig.has(to);
      const sweep = await chain.signSweep(index, 'ETH');
      if (!sweep) throw new Error('worth it');
      expect(sweep).toMatchObject({ step: 'sweep', sequence: 0 });
      await chain.broadcast(sweep);
      await rig.anvil.mine();
      expect(await chain.stateOf(sweep.txId)).toMatchObject({ kind: 'included', failed: false });
      const moved = (await rig.has(to)) - before;
      expect(moved > 99n * 10n ** 16n && moved < 10n ** 18n).toBe(true);
    }
    expect(await chain.signSweep(3, 'ETH')).toBeUndefined();
    expect(await chain.signSweep(1, 'ETH')).toBeUndefined();
    expect(await chain.signSweep(0, 'ETH')).toBeUndefined();
    expect(await chain.nextSequence()).toBe(0);
  });

  it('brings a token’s address what the way costs, then moves the token; to those who follow, neither is a deposit of its user', async () => {
    const chain = rig.chain();
    await rig.payToken(at(4), 9_000_000n);
    await rig.anvil.mine();
    const top = await chain.signSweep(4, 'USDT');
    if (!top) throw new Error('worth it');
    expect(top.step).toBe('fees');
    await chain.broadcast(top);
    await rig.anvil.mine();
    const { height } = await chain.head();
    expect((await chain.block(height, rig.ours))?.transfers).toEqual([]);
    const sweep = await chain.signSweep(4, 'USDT');
    if (!sweep) throw new Error('worth it');
    expect(sweep).toMatchObject({ step: 'sweep', sequence: 0 });
    await chain.broadcast(sweep);
    await rig.anvil.mine();
    expect(await rig.has(hot, rig.token.contract)).toBe(9_000_000n);
    const { height: next } = await chain.head();
    expect((await chain.block(next, rig.ours))?.transfers).toMatchObject([{ to: hot, from: at(4), asset: 'USDT', amount: 900_000_000n }]);
    expect(await chain.signSweep(4, 'USDT')).toBeUndefined();
  });

  it('raises the price of a step that waits for too long', async () => {
    const chain = rig.chain();
    await rig.payToken(at(5), 1_000_000n);
    await rig.anvil.mine();
    const top = await chain.signSweep(5, 'USDT');
    if (!top) throw new Error('worth it');
    await chain.broadcast(top);
    const again = await chain.signSweep(5, 'USDT', top.raw);
    if (!again) throw new Error('worth it');
    expect(again).toMatchObject({ step: 'fees', sequence: top.sequence });
    expect(await chain.broadcast(again)).toBe('taken');
    await rig.anvil.mine();
    expect(await chain.stateOf(again.txId)).toMatchObject({ kind: 'included' });
    // The next step leaves another address: it takes nobody's place.
    expect(await chain.signSweep(5, 'USDT', again.raw)).toBeUndefined();
  });

  it('says whose wallet is empty', async () => {
    await rig.anvil.rpc('anvil_setBalance', gasWallet, '0x0');
    await rig.payToken(at(6), 1_000_000n);
    await rig.anvil.mine();
    await expect(rig.chain().signSweep(6, 'USDT')).rejects.toThrow(`the gas wallet ${gasWallet} has too little`);
  });
});
