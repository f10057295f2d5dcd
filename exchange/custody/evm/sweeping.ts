import { type Address, type Hex, isAddressEqual, parseTransaction, recoverTransactionAddress } from 'viem';
import type { SignedSweep } from '../../app/custody/chain';
import { arrivedUnits, spentUnits } from './amounts';
import { balanceOf } from './balances';
import { type EvmContext, signTransfer, type Transfer } from './evmContext';
import { type GasPrice, gasPriceFor } from './fees';
import { gasFor, PLAIN_GAS } from './gasNeeds';
import { GAS_WALLET, HOT_WALLET, type KeyPlace } from './hdAddresses';
import { type KnownAsset, knownAsset } from './knownAssets';
import { ChainError } from './rpc/chainError';
import { nonceOf } from './transactions';

/** Moving less than a few times what it costs is left for later. */
const WORTH = 4n;
/** The gas wallet is filled by ether that arrives anyway, until it can pay for this many tokens to be moved. */
const GAS_WALLET_SWEEPS = 50n;
const TOKEN_GAS = 100_000n;
/** Prices may rise until the sweep itself is signed. */
const withRoom = (cost: bigint) => cost + cost / 2n;

type Step = Omit<Transfer, 'nonce'> & { step: SignedSweep['step']; toPlace: KeyPlace };

/** Where ether goes: to the gas wallet while that has too little for the tokens there are. */
async function etherGoes(context: EvmContext, { maxFeePerGas }: GasPrice): Promise<KeyPlace> {
  if (context.assets.tokens.size === 0) return HOT_WALLET;
  const has = await balanceOf(context, null, context.addressAt(GAS_WALLET));
  return has < GAS_WALLET_SWEEPS * TOKEN_GAS * maxFeePerGas ? GAS_WALLET : HOT_WALLET;
}

async function etherStep(context: EvmContext, from: KeyPlace, price: GasPrice): Promise<Step | undefined> {
  const has = await balanceOf(context, null, context.addressAt(from));
  const cost = PLAIN_GAS * price.maxFeePerGas;
  if (has < cost * (WORTH + 1n)) return undefined;
  const toPlace = await etherGoes(context, price);
  const to = context.addressAt(toPlace);
  return { step: 'sweep', purpose: 'sweep', from, to, toPlace, contract: null, amount: has - cost, gas: PLAIN_GAS, ...price };
}

/** Ether for an address whose tokens are to go on, out of the gas wallet. */
async function feesStep(context: EvmContext, toPlace: KeyPlace, amount: bigint, price: GasPrice): Promise<Step> {
  const has = await balanceOf(context, null, context.addressAt(GAS_WALLET));
  if (has < amount + PLAIN_GAS * price.maxFeePerGas)
    throw new ChainError(`the gas wallet ${context.addressAt(GAS_WALLET)} has too little to move tokens with`);
  const to = context.addressAt(toPlace);
  return { step: 'fees', purpose: 'gas', from: GAS_WALLET, to, toPlace, contract: null, amount, gas: PLAIN_GAS, ...price };
}

async function tokenStep(
  context: EvmContext,
  from: KeyPlace,
  { contract, scale, sweepFrom }: KnownAsset & { contract: Address },
  price: GasPrice,
): Promise<Step | undefined> {
  const owner = context.addressAt(from);
  const amount = await balanceOf(context, contract, owner);
  if (amount === 0n || arrivedUnits(amount, scale) < sweepFrom) return undefined;
  const to = context.addressAt(HOT_WALLET);
  const gas = await gasFor(context.nodes, { from: owner, to, contract, amount });
  const cost = gas * price.maxFeePerGas;
  const has = await balanceOf(context, null, owner);
  if (has < cost) return feesStep(context, from, withRoom(cost) - has, price);
  return { step: 'sweep', purpose: 'sweep', from, to, toPlace: HOT_WALLET, contract, amount, gas, ...price };
}

/** Whether the transaction to be replaced is of the address that this step leaves. */
async function isOfSameSender(context: EvmContext, { from }: Step, replaced: string): Promise<boolean> {
  const serializedTransaction = replaced as Parameters<typeof recoverTransactionAddress>[0]['serializedTransaction'];
  return isAddressEqual(await recoverTransactionAddress({ serializedTransaction }), context.addressAt(from));
}

/** The next step of moving what an address has of a coin. Withdrawals wait for none of it: neither address is the hot wallet. */
export async function signSweep(context: EvmContext, index: number, asset: string, replaces?: string): Promise<SignedSweep | undefined> {
  const known = knownAsset(context.assets, asset);
  const from: KeyPlace = { branch: 0, index };
  if (index === HOT_WALLET.index) return undefined;
  const price = await gasPriceFor(context.nodes, 100, context.maxFeePerGas, replaces);
  const { contract } = known;
  const found = await (contract === null ? etherStep(context, from, price) : tokenStep(context, from, { ...known, contract }, price));
  if (!found || (replaces !== undefined && !(await isOfSameSender(context, found, replaces)))) return undefined;
  const { step, ...transfer } = found;
  const nonce =
    replaces === undefined ? await nonceOf(context, context.addressAt(transfer.from)) : (parseTransaction(replaces as Hex).nonce ?? 0);
  const signed = await signTransfer(context, { ...transfer, nonce });
  return { ...signed, step, sequence: nonce, maxFee: spentUnits(transfer.gas * transfer.maxFeePerGas, context.assets.native.scale) };
}
