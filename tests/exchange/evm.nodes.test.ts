import { describeOnAnvil } from '../support/evm/anvil';
import { buildEvmRig, type EvmRig } from '../support/evm/evmRig';
import { type FrontNode, startFrontNode } from '../support/evm/frontNode';

const HASH = `0x${'ab'.repeat(32)}`;

describeOnAnvil('nodes that are ill, late, or lie', () => {
  let rig: EvmRig;
  let first: FrontNode;
  let second: FrontNode;
  let height: number;
  beforeAll(async () => {
    rig = await buildEvmRig();
    await rig.payToken(rig.addressAt({ branch: 0, index: 1 }), 1_000_000n);
    await rig.anvil.mine();
    ({ height } = await rig.chain().head());
  });
  beforeEach(async () => {
    first = await startFrontNode(rig.anvil.url);
    second = await startFrontNode(rig.anvil.url);
  });
  afterEach(() => Promise.all([first.stop(), second.stop()]));
  afterAll(() => rig.stop());

  it.each(['ill', 'slow', 'torn'] as const)('concludes nothing from a node that is %s, and goes on when it is well', async (mood) => {
    const chain = rig.chain([first.url]);
    await chain.head();
    first.mood = mood;
    const asked = await Promise.allSettled([chain.head(), chain.block(height, rig.ours), chain.stateOf(HASH), chain.nextSequence()]);
    for (const one of asked) {
      expect(one.status).toBe('rejected');
      // Its address may have a key in it.
      expect(String((one as PromiseRejectedResult).reason.stack)).not.toContain('key-of-the-operator');
    }
    first.mood = 'well';
    expect((await chain.block(height, rig.ours))?.transfers).toHaveLength(1);
  });

  it('asks the next node while the first one is dead', async () => {
    const chain = rig.chain([first.url, second.url]);
    await chain.verify();
    await first.stop();
    expect(await chain.head()).toMatchObject({ height });
    expect((await chain.block(height, rig.ours))?.transfers).toHaveLength(1);
    expect(await chain.stateOf(HASH)).toEqual({ kind: 'unknown' });
  });

  it('waits for no node that lags behind', async () => {
    const chain = rig.chain([first.url, second.url]);
    const old = await rig.anvil.rpc('eth_getBlockByNumber', '0x0', true);
    first.mood = (method, [at]) => (method === 'eth_getBlockByNumber' ? (at === 'latest' ? old : null) : undefined);
    expect(await chain.head()).toMatchObject({ height });
    expect((await chain.block(height, rig.ours))?.transfers).toHaveLength(1);
  });

  it('takes no block that two nodes do not agree on', async () => {
    const chain = rig.chain([first.url, second.url]);
    const block = await rig.anvil.rpc<object>('eth_getBlockByNumber', `0x${height.toString(16)}`, true);
    first.mood = (method) => (method === 'eth_getBlockByNumber' ? { ...block, hash: HASH } : undefined);
    await expect(chain.block(height, rig.ours)).rejects.toThrow(`nodes do not agree on block ${height}`);
  });

  it('reads the receipts where a node has no logs of a block whose filter says there are some', async () => {
    const chain = rig.chain([first.url]);
    first.mood = (method) => (method === 'eth_getLogs' ? [] : undefined);
    expect((await chain.block(height, rig.ours))?.transfers).toHaveLength(1);
    expect(first.asked).toContain('eth_getBlockReceipts');
  });

  const odd: [string, string, unknown][] = [
    [
      'a block of another height',
      'eth_getBlockByNumber',
      { number: '0x99', hash: HASH, parentHash: HASH, timestamp: '0x1', logsBloom: '0x', transactions: [] },
    ],
    [
      'a block without a hash',
      'eth_getBlockByNumber',
      { number: '0x1', parentHash: HASH, timestamp: '0x1', logsBloom: '0x', transactions: [] },
    ],
    ['a block that is a text', 'eth_getBlockByNumber', 'no'],
    ['logs of another block', 'eth_getLogs', [{ blockHash: HASH, topics: [], data: '0x', address: `0x${'00'.repeat(20)}` }]],
    ['logs that are none', 'eth_getLogs', {}],
    ['no receipt', 'eth_getTransactionReceipt', null],
    ['half a receipt', 'eth_getTransactionReceipt', { transactionHash: HASH }],
  ];
  it.each(odd)('takes %s for nonsense', async (_what, asked, said) => {
    const chain = rig.chain([first.url]);
    first.mood = (method) => (method === asked ? said : undefined);
    await expect(chain.block(height, rig.ours)).rejects.toThrow(/nonsense|not of one block/);
  });

  it('asks nothing of nodes of another network, and nothing of a token that has other decimals', async () => {
    const chain = rig.chain([first.url]);
    first.mood = (method) => (method === 'eth_chainId' ? '0x1' : undefined);
    await expect(chain.head()).rejects.toThrow('EVM_CHAIN_ID is 31337, and a node of EVM_RPC_URLS is on 1.');
    expect(first.asked).not.toContain('eth_getBlockByNumber');
    first.mood = (method) => (method === 'eth_call' ? `0x${'0'.repeat(62)}12` : undefined);
    await expect(chain.head()).rejects.toThrow('EVM_TOKENS says that USDT has 6 decimals, and its contract says 18.');
    first.mood = (method) => (method === 'eth_getCode' ? '0x' : undefined);
    await expect(chain.head()).rejects.toThrow('EVM_TOKENS: there is no contract at the address of USDT.');
    first.mood = 'well';
    expect(await chain.head()).toMatchObject({ height });
  });
});
