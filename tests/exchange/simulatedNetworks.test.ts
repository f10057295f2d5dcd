import { openingsOn } from '@/exchange/app/custody/bookOpenings';
import type { Chain, Sending } from '@/exchange/app/custody/chain';
import { createChains } from '@/exchange/app/custody/chains';
import { assetSeeds } from '@/exchange/app/markets/catalogue';
import { createSimulation } from '@/exchange/custody/simulated/createSimulation';
import { profiles } from '@/exchange/custody/simulated/profiles';
import { describeOnDatabase } from '../support/testDatabase';

const scales = new Map(assetSeeds.map(({ asset, scale }) => [asset, scale]));
const BTC = 100_000_000n;

describeOnDatabase('simulated networks', (database) => {
  let now = 0;
  const open = async () => {
    const simulation = createSimulation({
      lane: database(),
      clock: { now: () => now },
      scales,
      profiles: profiles.filter(({ chainId }) => chainId === 'bitcoin' || chainId === 'bsc'),
    });
    const chain = (chainId: string) => simulation.chains.find(({ facts }) => facts.chainId === chainId) as Chain;
    return { simulation, bitcoin: chain('bitcoin'), bsc: chain('bsc') };
  };
  const sending = (to: string, changes: Partial<Sending> = {}): Sending => ({
    ...{ asset: 'BTC', to, memo: null, amount: BTC, sequence: 0, feePercent: 100, replaces: null },
    ...changes,
  });
  const arrivalsAt = async (chain: Chain, height: number, address: string) =>
    (await chain.block(height, (to) => to === address))?.transfers.map(({ amount }) => amount);

  it('add blocks at their pace, each on top of the one before, and are where they were after a restart', async () => {
    const first = await open();
    await first.simulation.mineDue();
    now += 150_000;
    await first.simulation.mineDue();
    const head = await first.bitcoin.head();
    expect(head.height).toBe(1);
    const [below, top] = [await first.bitcoin.block(0, () => false), await first.bitcoin.block(1, () => false)];
    expect(top).toMatchObject({ hash: head.hash, parentHash: below?.hash, atMs: now, transfers: [] });
    const again = await open();
    expect(await again.bitcoin.head()).toEqual(head);
    expect(await again.bitcoin.addressOf(3)).toBe(await first.bitcoin.addressOf(3));
    now += 10_000;
    await again.simulation.mineDue();
    expect((await again.bitcoin.head()).height).toBe(1);
  });

  it('have nothing in custody where a real one takes their place', async () => {
    const { simulation, bitcoin } = await open();
    const real = { facts: { chainId: 'bitcoin' } } as Chain;
    const booked = (chains: readonly Chain[]) => new Set(openingsOn(createChains(chains), simulation).map(({ chainId }) => chainId));
    expect(booked(simulation.chains)).toEqual(new Set(['bitcoin', 'bsc']));
    expect(booked([real, ...simulation.chains])).toEqual(new Set(['bsc']));
    expect(createChains([real, bitcoin]).all()).toEqual([real]);
  });

  it('bring what somebody pays, in the next block, and count it to what lies there', async () => {
    const { simulation, bitcoin } = await open();
    const address = await bitcoin.addressOf(5);
    const before = await bitcoin.reserve('BTC', 100);
    const txId = await simulation.pay({ chainId: 'bitcoin', to: address, asset: 'BTC', amount: BTC / 4n, memo: null });
    expect(await bitcoin.stateOf(txId)).toEqual({ kind: 'waiting' });
    await simulation.mine('bitcoin', 1);
    const { height } = await bitcoin.head();
    expect(await arrivalsAt(bitcoin, height, address)).toEqual([BTC / 4n]);
    expect(await arrivalsAt(bitcoin, height, 'somebody else')).toEqual([]);
    expect(await bitcoin.reserve('BTC', 100)).toBe(before + BTC / 4n);
    expect(await bitcoin.stateOf(txId)).toMatchObject({ kind: 'included', height, failed: false });
  });

  it('reorganise: what stood in blocks comes back in others, or is gone when it is lossy', async () => {
    const { simulation, bitcoin } = await open();
    const address = await bitcoin.addressOf(6);
    const pay = () => simulation.pay({ chainId: 'bitcoin', to: address, asset: 'BTC', amount: 7n, memo: null });
    await pay();
    await simulation.mine('bitcoin', 2);
    const before = await bitcoin.head();
    await simulation.reorganise('bitcoin', 2, false);
    const after = await bitcoin.head();
    expect(after.height).toBe(before.height + 1);
    expect((await bitcoin.block(before.height, () => false))?.hash).not.toBe(before.hash);
    expect(await arrivalsAt(bitcoin, before.height - 1, address)).toEqual([7n]);
    const txId = await pay();
    await simulation.mine('bitcoin', 1);
    const reserve = await bitcoin.reserve('BTC', 100);
    await simulation.reorganise('bitcoin', 1, true);
    expect(await bitcoin.stateOf(txId)).toEqual({ kind: 'unknown' });
    expect(await bitcoin.reserve('BTC', 100)).toBe(reserve - 7n);
  });

  it('take a sequence number once, ever; a higher fee takes the place of what waits', async () => {
    const { simulation, bitcoin } = await open();
    const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const sequence = await bitcoin.nextSequence();
    const hot = await bitcoin.hotBalance('BTC');
    const first = await bitcoin.sign(sending(to, { sequence }));
    expect(await bitcoin.broadcast(first)).toBe('taken');
    expect(await bitcoin.broadcast(first)).toBe('taken');
    expect(await bitcoin.nextSequence()).toBe(sequence + 1);
    expect(await bitcoin.broadcast(await bitcoin.sign(sending(to, { sequence, feePercent: 105 })))).toBe('refused');
    const second = await bitcoin.sign(sending(to, { sequence, feePercent: 150 }));
    expect(await bitcoin.broadcast(second)).toBe('taken');
    expect(await bitcoin.stateOf(first.txId)).toEqual({ kind: 'unknown' });
    await simulation.mine('bitcoin', 1);
    const state = await bitcoin.stateOf(second.txId);
    expect(state).toMatchObject({ kind: 'included', failed: false, fee: second.maxFee });
    expect(await bitcoin.hotBalance('BTC')).toBe(hot - BTC - second.maxFee);
    expect(await bitcoin.broadcast(first)).toBe('refused');
  });

  it('leave a gap alone until it is filled, and take nothing that is not signed', async () => {
    const { simulation, bsc } = await open();
    const to = await bsc.addressOf(9);
    const sequence = await bsc.nextSequence();
    const later = await bsc.sign(sending(to, { sequence: sequence + 1 }));
    await bsc.broadcast(later);
    await simulation.mine('bsc', 2);
    expect(await bsc.stateOf(later.txId)).toEqual({ kind: 'waiting' });
    const missing = await bsc.sign(sending(to, { sequence }));
    expect(await bsc.broadcast({ ...missing, raw: missing.raw.replace('"amount":"100000000"', '"amount":"900000000"') })).toBe('refused');
    await bsc.broadcast(missing);
    await simulation.mine('bsc', 1);
    expect(await bsc.stateOf(later.txId)).toMatchObject({ kind: 'included', failed: false });
  });

  it('fail, stick, lose the answer or refuse when they are told to, once', async () => {
    const { simulation, bsc } = await open();
    const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const send = async (changes: Partial<Sending> = {}) => {
      const signed = await bsc.sign(sending(to, { sequence: await bsc.nextSequence(), ...changes }));
      return { signed, outcome: await bsc.broadcast(signed).catch(() => 'no answer') };
    };
    const reserve = await bsc.reserve('BTC', 100);
    await simulation.arm('bsc', 'fail');
    const failed = await send();
    await simulation.mine('bsc', 1);
    expect(await bsc.stateOf(failed.signed.txId)).toMatchObject({ kind: 'included', failed: true });
    expect(await bsc.reserve('BTC', 100)).toBe(reserve);
    await simulation.arm('bsc', 'lose');
    const lost = await send();
    expect(lost.outcome).toBe('no answer');
    expect(await bsc.stateOf(lost.signed.txId)).toEqual({ kind: 'waiting' });
    await simulation.arm('bsc', 'refuse');
    expect((await send()).outcome).toBe('refused');
    await simulation.mine('bsc', 1);
    await simulation.arm('bsc', 'stick');
    const stuck = await send();
    await simulation.mine('bsc', 3);
    expect(await bsc.stateOf(stuck.signed.txId)).toEqual({ kind: 'waiting' });
    const bumped = await send({ sequence: stuck.signed.sequence, feePercent: 130 });
    await simulation.mine('bsc', 1);
    expect(await bsc.stateOf(bumped.signed.txId)).toMatchObject({ kind: 'included', failed: false });
  });

  it('move to the hot wallet what arrived elsewhere, and nothing that is not worth it', async () => {
    const { simulation, bitcoin } = await open();
    const address = await bitcoin.addressOf(11);
    await simulation.pay({ chainId: 'bitcoin', to: address, asset: 'BTC', amount: 5n, memo: null });
    await simulation.mine('bitcoin', 1);
    expect(await bitcoin.signSweep(11, 'BTC')).toBeUndefined();
    await simulation.pay({ chainId: 'bitcoin', to: address, asset: 'BTC', amount: BTC, memo: null });
    await simulation.mine('bitcoin', 1);
    const [hot, reserve] = [await bitcoin.hotBalance('BTC'), await bitcoin.reserve('BTC', 100)];
    const sweep = await bitcoin.signSweep(11, 'BTC');
    if (!sweep) throw new Error('nothing to sweep');
    await bitcoin.broadcast(sweep);
    expect(await bitcoin.signSweep(11, 'BTC')).toBeUndefined();
    await simulation.mine('bitcoin', 1);
    expect(await bitcoin.hotBalance('BTC')).toBe(hot + BTC + 5n - sweep.maxFee);
    expect(await bitcoin.reserve('BTC', 100)).toBe(reserve - sweep.maxFee);
  });

  it('stand still while they are stalled', async () => {
    const { simulation, bitcoin } = await open();
    await simulation.stall('bitcoin', true);
    const { height } = await bitcoin.head();
    now += 1_000_000;
    await simulation.mineDue();
    expect((await bitcoin.head()).height).toBe(height);
    expect(simulation.state().find(({ chainId }) => chainId === 'bitcoin')).toMatchObject({ isStalled: true, height });
  });

  it('say of an address that belongs elsewhere that it does', async () => {
    const { bitcoin } = await open();
    expect(bitcoin.checkAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toEqual({ ok: false, reason: 'otherNetwork' });
    expect(bitcoin.checkAddress('nowhere')).toEqual({ ok: false, reason: 'format' });
  });
});
