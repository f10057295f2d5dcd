import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from 'viem';
import { type Anvil, describeOnAnvil, startAnvil } from '../support/evm/anvil';
import { buildEvmRig, type EvmRig, RICH } from '../support/evm/evmRig';

const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describeOnAnvil('what a network of Ethereum brings', () => {
  let rig: EvmRig;
  let addresses: Address[];
  beforeAll(async () => {
    rig = await buildEvmRig();
    addresses = [0, 1, 2, 3].map((index) => rig.addressAt({ branch: 0, index }));
  });
  afterAll(() => rig.stop());

  const address = (index: number): Address => addresses[index] ?? RICH;
  const newest = async () => {
    const chain = rig.chain();
    const { height } = await chain.head();
    return chain.block(height, rig.ours);
  };

  it('finds ether and tokens in their block, in units of the ledger', async () => {
    const ether = await rig.pay(address(1), '1.234567891');
    const tokens = await rig.payToken(address(2), 1_500_001n);
    await rig.pay(STRANGER, '5');
    await rig.payToken(STRANGER, 7n);
    await rig.anvil.mine();
    const block = await newest();
    expect(block?.transfers).toEqual([
      { txId: ether, outputIndex: 0, to: address(1), from: RICH, memo: null, asset: 'ETH', amount: 123_456_789n },
      { txId: tokens, outputIndex: 1, to: address(2), from: RICH, memo: null, asset: 'USDT', amount: 150_000_100n },
    ]);
    const chain = rig.chain();
    const height = block?.height ?? 0;
    expect((await chain.block(height - 1, rig.ours))?.hash).toBe(block?.parentHash);
    expect(await chain.block(height + 1, rig.ours)).toBeUndefined();
  });

  it('counts nothing that is less than a unit of the ledger, that failed, or that moved nothing', async () => {
    await rig.pay(address(1), '0.000000009');
    await rig.payToken(address(1), 0n);
    // More than there is: it gets into the block and moves nothing.
    await rig.anvil.rpc('eth_sendTransaction', {
      from: RICH,
      to: rig.token.contract,
      gas: '0x30000',
      data: `0xa9059cbb${address(1).slice(2).padStart(64, '0')}${'f'.repeat(64)}`,
    });
    await rig.anvil.mine();
    expect((await newest())?.transfers).toEqual([]);
  });

  it('names what arrived for good: a transaction that ends in another block after a reorganisation is the same arrival', async () => {
    const txId = await rig.payToken(address(3), 2_000_000n);
    await rig.anvil.mine();
    const block = await newest();
    await rig.anvil.mine(2);
    const raw = await rig.anvil.rpc<string>('eth_getRawTransactionByHash', txId);
    await rig.anvil.rpc('anvil_reorg', 3, [[raw, 1]]);
    const chain = rig.chain();
    const height = block?.height ?? 0;
    const [same, next] = [await chain.block(height, rig.ours), await chain.block(height + 1, rig.ours)];
    expect(same?.hash).not.toBe(block?.hash);
    expect(same?.transfers).toEqual([]);
    expect(next?.parentHash).toBe(same?.hash);
    expect(next?.transfers).toEqual(block?.transfers);
    expect(await chain.stateOf(txId)).toMatchObject({ kind: 'included', height: height + 1, blockHash: next?.hash, failed: false });
  });

  it('knows no more of a transaction whose block was taken back', async () => {
    const txId = await rig.pay(address(3), '3');
    await rig.anvil.mine();
    const chain = rig.chain();
    expect(await chain.stateOf(txId)).toMatchObject({ kind: 'included' });
    await rig.anvil.rpc('anvil_reorg', 1, []);
    await rig.anvil.rpc('anvil_dropAllTransactions');
    expect((await newest())?.transfers).toEqual([]);
    expect(await chain.stateOf(txId)).toEqual({ kind: 'unknown' });
  });

  it('adds up what lies at all its addresses', async () => {
    const chain = rig.chain();
    const [before, tokens] = [await chain.reserve('ETH', 3), await chain.reserve('USDT', 3)];
    await rig.pay(address(3), '2');
    await rig.payToken(address(0), 5_000_000n);
    await rig.pay(rig.addressAt({ branch: 1, index: 0 }), '1');
    await rig.pay(rig.addressAt({ branch: 0, index: 9 }), '4');
    await rig.anvil.mine();
    expect((await chain.reserve('ETH', 3)) - before).toBe(300_000_000n);
    expect((await chain.reserve('USDT', 3)) - tokens).toBe(500_000_000n);
    expect(await chain.hotBalance('USDT')).toBe(500_000_000n);
    expect((await chain.reserve('ETH', 9)) - before).toBe(700_000_000n);
  });

  it('takes what the gas wallet pays for nobody’s deposit', async () => {
    const gasWallet = rig.addressAt({ branch: 1, index: 0 });
    await rig.anvil.rpc('anvil_impersonateAccount', gasWallet);
    await rig.anvil.rpc('anvil_setBalance', gasWallet, '0xde0b6b3a7640000');
    await rig.anvil.rpc('eth_sendTransaction', { from: gasWallet, to: address(1), value: '0x2386f26fc10000' });
    await rig.anvil.mine();
    expect((await newest())?.transfers).toEqual([]);
  });
});

describeOnAnvil('a node that is started again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evm-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('goes on with the chain it had, and so does who follows it', async () => {
    const statePath = join(folder, 'state.json');
    let anvil: Anvil = await startAnvil({ statePath });
    const rig = await buildEvmRig(anvil);
    const chain = rig.chain();
    const txId = await rig.pay(rig.addressAt({ branch: 0, index: 1 }), '1');
    await anvil.mine();
    const { height, hash } = await chain.head();
    const { port } = new URL(anvil.url);
    await anvil.stop();
    await expect(chain.head()).rejects.toThrow(/does not answer/);
    await expect(chain.stateOf(txId)).rejects.toThrow(/does not answer/);
    anvil = await startAnvil({ statePath, port: Number(port) });
    try {
      expect(await chain.head()).toEqual({ height, hash });
      expect((await chain.block(height, rig.ours))?.transfers).toMatchObject([{ txId, amount: 100_000_000n }]);
      expect(await chain.stateOf(txId)).toMatchObject({ kind: 'included', height, blockHash: hash });
      await anvil.mine();
      expect((await chain.block(height + 1, rig.ours))?.parentHash).toBe(hash);
    } finally {
      await anvil.stop();
    }
  });
});
