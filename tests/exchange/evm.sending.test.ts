import { type Hex, parseTransaction } from 'viem';
import type { Sending } from '@/exchange/app/custody/chain';
import type { Signer } from '@/exchange/custody/evm/signer/signer';
import { describeOnAnvil } from '../support/evm/anvil';
import { buildEvmRig, type EvmRig } from '../support/evm/evmRig';
import { startFrontNode } from '../support/evm/frontNode';

const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

describeOnAnvil('what leaves the hot wallet', () => {
  let rig: EvmRig;
  beforeAll(async () => {
    rig = await buildEvmRig();
    const hot = rig.addressAt({ branch: 0, index: 0 });
    await rig.pay(hot, '100');
    await rig.payToken(hot, 50_000_000n);
    await rig.anvil.mine();
  });
  afterAll(() => rig.stop());

  const sending = (sequence: number, more: Partial<Sending> = {}): Sending => ({
    asset: 'ETH',
    to: STRANGER,
    memo: null,
    amount: 100_000_000n,
    sequence,
    feePercent: 100,
    replaces: null,
    ...more,
  });

  it('is signed under its sequence number, sent, and done in a block for no more than was said', async () => {
    const chain = rig.chain();
    const sequence = await chain.nextSequence();
    const signed = await chain.sign(sending(sequence));
    expect(await chain.stateOf(signed.txId)).toEqual({ kind: 'unknown' });
    const before = await rig.has(STRANGER);
    expect(await chain.broadcast(signed)).toBe('taken');
    // A second time changes nothing, and neither does another process after a crash.
    expect(await rig.chain().broadcast(signed)).toBe('taken');
    expect(await chain.stateOf(signed.txId)).toEqual({ kind: 'waiting' });
    expect(await chain.nextSequence()).toBe(sequence + 1);
    await rig.anvil.mine();
    const state = await chain.stateOf(signed.txId);
    if (state.kind !== 'included') throw new Error(state.kind);
    expect(state.failed).toBe(false);
    expect(state.fee > 0n && state.fee <= signed.maxFee).toBe(true);
    expect(await chain.broadcast(signed)).toBe('taken');
    expect((await rig.has(STRANGER)) - before).toBe(10n ** 18n);
  });

  it('sends tokens to the unit of the ledger, and nothing that is finer than the token', async () => {
    const chain = rig.chain();
    const tokens = { asset: 'USDT', amount: 1_234_567_00n };
    const signed = await chain.sign(sending(await chain.nextSequence(), tokens));
    await chain.broadcast(signed);
    await rig.anvil.mine();
    expect(await chain.stateOf(signed.txId)).toMatchObject({ kind: 'included', failed: false });
    expect(await rig.has(STRANGER, rig.token.contract)).toBe(1_234_567n);
    await expect(chain.sign(sending(99, { ...tokens, amount: 1n }))).rejects.toThrow('finer than the 6 decimal places');
  });

  it('signs nothing for who could not take it', async () => {
    const chain = rig.chain();
    await expect(chain.sign(sending(9, { to: rig.token.contract }))).rejects.toThrow("a token's contract");
    await expect(chain.sign(sending(9, { to: STRANGER.replace('C', 'c') }))).rejects.toThrow('no address');
    await expect(chain.sign(sending(9, { amount: 10n ** 12n }))).rejects.toThrow('the hot wallet has too little');
    await expect(chain.sign(sending(9, { asset: 'USDT', amount: 10n ** 12n }))).rejects.toThrow();
    await expect(chain.sign(sending(9, { asset: 'DOGE' }))).rejects.toThrow('does not travel');
  });

  it('keeps the order of numbers when many are sent at once and arrive in any order', async () => {
    const chain = rig.chain();
    const start = await chain.nextSequence();
    const signed = await Promise.all([0, 1, 2, 3, 4].map((at) => chain.sign(sending(start + at, { amount: BigInt(at + 1) }))));
    for (const at of [3, 1, 4, 0, 2]) expect(await chain.broadcast(signed[at] ?? { txId: '', raw: '' })).toBe('taken');
    expect(await chain.nextSequence()).toBe(start + 5);
    await rig.anvil.mine();
    for (const { txId } of signed) expect(await chain.stateOf(txId)).toMatchObject({ kind: 'included', failed: false });
  });

  it('a stuck one gives way to one that offers an eighth more, and one of them counts', async () => {
    const chain = rig.chain();
    const sequence = await chain.nextSequence();
    await rig.anvil.rpc('anvil_setNextBlockBaseFeePerGas', '0x77359400');
    const stuck = await chain.sign(sending(sequence));
    await chain.broadcast(stuck);
    const usual = await chain.sign(sending(sequence));
    expect(usual.txId).toBe(stuck.txId);
    const bumped = await chain.sign(sending(sequence, { feePercent: 100, replaces: stuck.raw }));
    const [before, after] = [stuck, bumped].map(({ raw }) => parseTransaction(raw as Hex));
    for (const price of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const)
      expect((after?.[price] ?? 0n) * 8n > (before?.[price] ?? 0n) * 9n).toBe(true);
    expect(await chain.broadcast(bumped)).toBe('taken');
    await rig.anvil.mine();
    expect(await chain.stateOf(bumped.txId)).toMatchObject({ kind: 'included', failed: false });
    expect(await chain.stateOf(stuck.txId)).toEqual({ kind: 'unknown' });
    // Never again: its number is gone.
    expect(await chain.broadcast(stuck)).toBe('overtaken');
    expect(await chain.nextSequence()).toBe(sequence + 1);
  });

  it('comes back as unknown when its block is taken back, and can be sent again as it was', async () => {
    const chain = rig.chain();
    const signed = await chain.sign(sending(await chain.nextSequence()));
    await chain.broadcast(signed);
    await rig.anvil.mine();
    await rig.anvil.rpc('anvil_reorg', 1, []);
    await rig.anvil.rpc('anvil_dropAllTransactions');
    expect(await chain.stateOf(signed.txId)).toEqual({ kind: 'unknown' });
    expect(await chain.broadcast(signed)).toBe('taken');
    await rig.anvil.mine();
    expect(await chain.stateOf(signed.txId)).toMatchObject({ kind: 'included' });
  });

  it('says nothing of a broadcast whose answer was lost, and finds it taken when it is asked again', async () => {
    const front = await startFrontNode(rig.anvil.url);
    const chain = rig.chain([front.url]);
    const signed = await chain.sign(sending(await chain.nextSequence()));
    await rig.chain().broadcast(signed);
    front.mood = 'ill';
    await expect(chain.broadcast(signed)).rejects.toThrow(/does not answer/);
    front.mood = 'well';
    expect(await chain.broadcast(signed)).toBe('taken');
    await rig.anvil.mine();
    await front.stop();
  });

  it('offers no more than the ceiling, and waits for a cheaper hour', async () => {
    const chain = rig.chain();
    await expect(chain.sign(sending(9, { feePercent: 100_000_000 }))).rejects.toThrow('EVM_MAX_FEE_GWEI');
  });

  it('believes no signer that hands back something else', async () => {
    const changes: Partial<Parameters<Signer['sign']>[0]>[] = [
      { to: OTHER },
      { amount: 2n * 10n ** 18n },
      { nonce: 77 },
      { contract: rig.token.contract },
      { gas: 30_000n },
      { maxFeePerGas: 3n * 10n ** 9n },
    ];
    for (const change of changes) {
      const false_: Signer = { ...rig.signer, sign: (request) => rig.signer.sign({ ...request, ...change }) };
      await expect(rig.chain(undefined, false_).sign(sending(9))).rejects.toThrow('something else than it was asked for');
    }
    const garbled: Signer = { ...rig.signer, sign: async () => '0x02ff' };
    await expect(rig.chain(undefined, garbled).sign(sending(9))).rejects.toThrow('something else');
  });
});
