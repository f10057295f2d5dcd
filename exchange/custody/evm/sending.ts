import { type Address, getAddress, type Hex, parseTransaction } from 'viem';
import type { Sending, SignedTransaction } from '../../app/custody/chain';
import { sentAmount, spentUnits } from './amounts';
import { balanceOf } from './balances';
import { checkEvmAddress } from './checkAddress';
import { type EvmContext, signTransfer } from './evmContext';
import { gasPriceFor } from './fees';
import { gasFor } from './gasNeeds';
import { HOT_WALLET } from './hdAddresses';
import { knownAsset } from './knownAssets';
import { ChainError } from './rpc/chainError';

/** Nodes take what cannot be paid for, and let it wait: numbers behind it would wait along. @throws ChainError */
async function refuseBeyondBalance(context: EvmContext, contract: Address | null, amount: bigint, fee: bigint): Promise<void> {
  const hot = context.addressAt(HOT_WALLET);
  const ether = await balanceOf(context, null, hot);
  const needed = contract === null ? amount + fee : fee;
  const isShort = ether < needed || (contract !== null && (await balanceOf(context, contract, hot)) < amount);
  if (isShort) throw new ChainError('the hot wallet has too little');
}

/** Signs what leaves the hot wallet, under the sequence number that was given: it is its nonce. */
export async function signSending(context: EvmContext, sending: Sending): Promise<SignedTransaction> {
  const { nodes, assets, addressAt, maxFeePerGas: ceiling } = context;
  const { asset, amount: units, sequence, feePercent, replaces } = sending;
  const { contract, scale } = knownAsset(assets, asset);
  const checked = checkEvmAddress(sending.to);
  if (!checked.ok) throw new RangeError('the receiver is no address of this network');
  const to = getAddress(checked.address);
  // Tokens keep what is sent to their own contract for ever.
  if (assets.tokens.has(to)) throw new RangeError("the receiver is a token's contract");
  const amount = sentAmount(units, scale);
  const needed = await gasFor(nodes, { from: addressAt(HOT_WALLET), to, contract, amount });
  // What was enough for the one before is enough for the one in its place.
  const before = replaces === null ? 0n : (parseTransaction(replaces as Hex).gas ?? 0n);
  const gas = needed > before ? needed : before;
  const price = await gasPriceFor(nodes, feePercent, ceiling, replaces);
  await refuseBeyondBalance(context, contract, amount, gas * price.maxFeePerGas);
  const signed = await signTransfer(context, {
    purpose: 'withdrawal',
    from: HOT_WALLET,
    to,
    contract,
    amount,
    nonce: sequence,
    gas,
    ...price,
  });
  return { ...signed, sequence, maxFee: spentUnits(gas * price.maxFeePerGas, assets.native.scale) };
}
