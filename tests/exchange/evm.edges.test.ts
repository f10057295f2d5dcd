import { type Hex, parseTransaction, toHex } from 'viem';
import type { Sending } from '@/exchange/app/custody/chain';
import { arrivedUnits, sentAmount, spentUnits } from '@/exchange/custody/evm/amounts';
import type { EvmContext } from '@/exchange/custody/evm/evmContext';
import { gasPriceFor } from '@/exchange/custody/evm/fees';
import { gasFor } from '@/exchange/custody/evm/gasNeeds';
import { addressesBelow, GAS_WALLET, HOT_WALLET, type KeyPlace } from '@/exchange/custody/evm/hdAddresses';
import { createKeystoreSigner } from '@/exchange/custody/evm/keystore/keystoreSigner';
import { usualPolicy } from '@/exchange/custody/evm/keystore/writtenPolicy';
import type { Nodes } from '@/exchange/custody/evm/rpc/nodes';
import { signSending } from '@/exchange/custody/evm/sending';
import type { SigningPolicy } from '@/exchange/custody/evm/signer/policy';
import { signSweep } from '@/exchange/custody/evm/sweeping';
import { ACCOUNT, ETH, NETWORK_ID } from '../support/evm/evmRig';

// Where money is rounded, and where one unit more or less decides: a node that says what the test wants to hear.

const GWEI = 10n ** 9n;
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const TOKEN = { asset: 'USDT', contract: CONTRACT, scale: { ledger: 8, network: 6 }, sweepFrom: 20_00000000n } as const;
const DEPOSIT: KeyPlace = { branch: 0, index: 3 };
const ZERO = `0x${'0'.repeat(64)}`;

/** What the node knows: balances by address, of ether and of the token, and the prices of now. */
interface Known {
  ether: Map<string, bigint>;
  tokens: Map<string, bigint>;
  gas: bigint;
  baseFee: bigint;
  tip: bigint;
}

const addressAt = addressesBelow(ACCOUNT.publicExtendedKey);
const word = (value: bigint): Hex => toHex(value, { size: 32 });

function nodeThatKnows(known: Known): Nodes {
  const answer = (method: string, [first]: readonly unknown[]): unknown => {
    if (method === 'eth_getBalance') return toHex(known.ether.get(String(first)) ?? 0n);
    if (method === 'eth_call') {
      const owner = `0x${(first as { data: string }).data.slice(-40)}`;
      return word([...known.tokens].find(([address]) => address.toLowerCase() === owner)?.[1] ?? 0n);
    }
    if (method === 'eth_estimateGas') return toHex(known.gas);
    if (method === 'eth_maxPriorityFeePerGas') return toHex(known.tip);
    if (method === 'eth_getTransactionCount') return '0x7';
    const block = { number: '0x1', hash: ZERO, parentHash: ZERO, timestamp: '0x1', logsBloom: '0x00' };
    if (method === 'eth_getBlockByNumber') return { ...block, baseFeePerGas: toHex(known.baseFee) };
    throw new Error(method);
  };
  return {
    ask: async (method, params, read) => read(answer(method, params)),
    askAll: async (method, params, read) => [read(answer(method, params))],
  };
}

function begin(over: Partial<Known> = {}, policy: Partial<SigningPolicy> = {}) {
  const known: Known = { ether: new Map(), tokens: new Map(), gas: 21_000n, baseFee: 10n * GWEI, tip: GWEI, ...over };
  const context: EvmContext = {
    nodes: nodeThatKnows(known),
    assets: { native: ETH, tokens: new Map([[CONTRACT, TOKEN]]) },
    addressAt,
    signer: createKeystoreSigner({ accountKey: ACCOUNT.privateExtendedKey, policy: { ...usualPolicy(NETWORK_ID), ...policy } }),
    networkId: NETWORK_ID,
    maxFeePerGas: 500n * GWEI,
  };
  return { known, context };
}

/** Twice the block's price and the tip. */
const PRICE = 21n * GWEI;
const PLAIN_COST = 21_000n * PRICE;

describe('amounts between ledger and network', () => {
  const ether = { ledger: 8, network: 18 };
  const coarse = { ledger: 8, network: 6 };
  const unit = 10n ** 10n;

  it('are rounded for the ledger: what came down, what went up', () => {
    expect([0n, unit - 1n, unit, 2n * unit - 1n].map((amount) => arrivedUnits(amount, ether))).toEqual([0n, 0n, 1n, 1n]);
    expect([0n, 1n, unit, unit + 1n].map((amount) => spentUnits(amount, ether))).toEqual([0n, 1n, 1n, 2n]);
    expect([arrivedUnits(3n, coarse), spentUnits(3n, coarse)]).toEqual([300n, 300n]);
  });

  it('are sent exactly or not at all', () => {
    expect([sentAmount(3n, ether), sentAmount(300n, coarse), sentAmount(7n, { ledger: 8, network: 8 })]).toEqual([3n * unit, 3n, 7n]);
    for (const units of [1n, 99n, 101n]) expect(() => sentAmount(units, coarse)).toThrow('finer than the 6 decimal places');
  });
});

describe('the price for gas', () => {
  const priceOf = (percent: number, ceiling: bigint, replaces?: Hex) => gasPriceFor(begin().context.nodes, percent, ceiling, replaces);

  it('is twice that of the newest block and the tip, in percent, up to the ceiling and not a unit beyond', async () => {
    expect(await priceOf(100, PRICE)).toEqual({ maxFeePerGas: PRICE, maxPriorityFeePerGas: GWEI });
    expect(await priceOf(150, 500n * GWEI)).toEqual({ maxFeePerGas: (PRICE * 3n) / 2n, maxPriorityFeePerGas: (GWEI * 3n) / 2n });
    await expect(priceOf(100, PRICE - 1n)).rejects.toThrow('EVM_MAX_FEE_GWEI');
  });

  it('takes the place of an earlier one by more than an eighth of both, also where the network has become cheaper', async () => {
    const { context } = begin({ ether: new Map([[addressAt(HOT_WALLET), 10n ** 18n]]), baseFee: 100n * GWEI, tip: 8n * GWEI });
    const sending = { asset: 'ETH', to: STRANGER, memo: null, amount: 1n, sequence: 4, feePercent: 100, replaces: null };
    const { raw } = await signSending(context, sending);
    const before = { maxFeePerGas: 208n * GWEI, maxPriorityFeePerGas: 8n * GWEI };
    expect(parseTransaction(raw as Hex)).toMatchObject({ ...before, nonce: 4 });
    expect(await priceOf(100, 500n * GWEI, raw as Hex)).toEqual({
      maxFeePerGas: 234n * GWEI + 1n,
      maxPriorityFeePerGas: 9n * GWEI + 1n,
    });
  });
});

describe('gas for a transfer', () => {
  const gasOf = (gas: bigint) => gasFor(begin({ gas }).context.nodes, { from: STRANGER, to: STRANGER, contract: null, amount: 1n });

  it('has a fourth to spare but for plain ones, and is no more than a transfer takes', async () => {
    expect([await gasOf(21_000n), await gasOf(40_000n), await gasOf(400_000n)]).toEqual([21_000n, 50_000n, 500_000n]);
    for (const gas of [400_001n, 10_000n]) await expect(gasOf(gas)).rejects.toThrow('more gas than any transfer should');
  });
});

describe('what the hot wallet sends', () => {
  const hot = addressAt(HOT_WALLET);
  const send = (more: Partial<Sending>, over: Partial<Known>, policy?: Partial<SigningPolicy>) =>
    signSending(begin(over, policy).context, {
      ...{ asset: 'ETH', to: STRANGER, memo: null, amount: 100_000_000n, sequence: 0, feePercent: 100, replaces: null },
      ...more,
    });
  const ether = (amount: bigint) => ({ ether: new Map([[hot, amount]]) });

  it('is covered to the last unit, its fee included, or not signed', async () => {
    const needed = 10n ** 18n + PLAIN_COST;
    const { raw, maxFee } = await send({}, ether(needed));
    expect(parseTransaction(raw as Hex).value).toBe(10n ** 18n);
    expect(maxFee).toBe(spentUnits(PLAIN_COST, ETH.scale));
    await expect(send({}, ether(needed - 1n))).rejects.toThrow('too little');
  });

  it('is covered in tokens and in ether for its way, each for itself', async () => {
    const gas = { gas: 40_000n };
    const cost = 50_000n * PRICE;
    const tokens = (amount: bigint) => ({ tokens: new Map([[hot, amount]]) });
    const wanted = { asset: 'USDT', amount: 100_00000000n };
    await expect(send(wanted, { ...gas, ...ether(cost), ...tokens(100_000_000n) })).resolves.toMatchObject({ sequence: 0 });
    await expect(send(wanted, { ...gas, ...ether(cost - 1n), ...tokens(100_000_000n) })).rejects.toThrow('too little');
    await expect(send(wanted, { ...gas, ...ether(cost), ...tokens(99_999_999n) })).rejects.toThrow('too little');
  });

  it('is signed up to the limits of the keystore and not a unit beyond', async () => {
    const rich = ether(10n ** 21n);
    await expect(send({}, rich, { maxWithdrawals: { native: 10n ** 18n } })).resolves.toBeDefined();
    await expect(send({}, rich, { maxWithdrawals: { native: 10n ** 18n - 1n } })).rejects.toThrow('limit of one withdrawal');
    await expect(send({}, rich, { maxFee: PLAIN_COST })).resolves.toBeDefined();
    await expect(send({}, rich, { maxFee: PLAIN_COST - 1n })).rejects.toThrow('the fee is above the limit');
  });
});

describe('a sweep', () => {
  const own = addressAt(DEPOSIT);
  const gasWallet = addressAt(GAS_WALLET);
  /** With which the gas wallet is full. */
  const FULL = 50n * 100_000n * PRICE;
  const sweep = async (asset: string, over: Partial<Known>, policy?: Partial<SigningPolicy>) => {
    const signed = await signSweep(begin(over, policy).context, DEPOSIT.index, asset);
    return signed && { ...signed, ...parseTransaction(signed.raw as Hex) };
  };
  const to = (address: string) => address.toLowerCase();

  it('takes all ether but what its way costs, once it is worth four times that', async () => {
    const worth = PLAIN_COST * 5n;
    const full = (has: bigint) => ({
      ether: new Map([
        [own, has],
        [gasWallet, FULL],
      ]),
    });
    expect(await sweep('ETH', full(worth - 1n))).toBeUndefined();
    const signed = await sweep('ETH', full(worth));
    expect(signed).toMatchObject({ step: 'sweep', value: worth - PLAIN_COST, nonce: 7, sequence: 7 });
    expect(to(signed?.to ?? '')).toBe(to(addressAt(HOT_WALLET)));
    expect(signed?.maxFee).toBe(spentUnits(PLAIN_COST, ETH.scale));
  });

  it('fills the gas wallet first, to the unit', async () => {
    const has = (gasHas: bigint) => ({
      ether: new Map([
        [own, 10n ** 18n],
        [gasWallet, gasHas],
      ]),
    });
    expect(to((await sweep('ETH', has(FULL - 1n)))?.to ?? '')).toBe(to(gasWallet));
    expect(to((await sweep('ETH', has(FULL)))?.to ?? '')).toBe(to(addressAt(HOT_WALLET)));
  });

  it('moves tokens from the amount that is set, all of them, and brings what the way costs where it is not there', async () => {
    const cost = 50_000n * PRICE;
    const half = cost / 2n;
    const has = (tokens: bigint, ether: bigint, gasHas = FULL) => ({
      gas: 40_000n,
      tokens: new Map([[own, tokens]]),
      ether: new Map([
        [own, ether],
        [gasWallet, gasHas],
      ]),
    });
    expect(await sweep('USDT', has(19_999_999n, cost))).toBeUndefined();
    const signed = await sweep('USDT', has(20_000_000n, cost));
    expect(signed).toMatchObject({ step: 'sweep', nonce: 7 });
    expect(to(signed?.to ?? '')).toBe(to(CONTRACT));
    expect(BigInt(`0x${signed?.data?.slice(-64)}`)).toBe(20_000_000n);
    // Half as much again as it costs now, less what lies there.
    const topUp = cost + half - (cost - 1n);
    expect(await sweep('USDT', has(20_000_000n, cost - 1n))).toMatchObject({ step: 'fees', value: topUp });
    expect(await sweep('USDT', has(20_000_000n, cost - 1n, topUp + PLAIN_COST))).toMatchObject({ step: 'fees' });
    await expect(sweep('USDT', has(20_000_000n, cost - 1n, topUp + PLAIN_COST - 1n))).rejects.toThrow('too little to move tokens with');
    await expect(sweep('USDT', has(20_000_000n, cost - 1n), { maxGasTopUp: topUp })).resolves.toBeDefined();
    await expect(sweep('USDT', has(20_000_000n, cost - 1n), { maxGasTopUp: topUp - 1n })).rejects.toThrow('limit of one top-up');
  });

  it('never leaves the hot wallet', async () => {
    const { context } = begin({ ether: new Map([[addressAt(HOT_WALLET), 10n ** 20n]]) });
    expect(await signSweep(context, HOT_WALLET.index, 'ETH')).toBeUndefined();
  });
});
