import { isAddressEqual } from 'viem';
import { type AddressesOf, GAS_WALLET, HOT_WALLET, type KeyPlace } from '../hdAddresses';
import { SignerError, type SigningRequest } from './signer';

/** What a signer holds to, whoever asks. Amounts are the network's smallest units. */
export interface SigningPolicy {
  chainId: number;
  /** The most one transaction may cost in fees. */
  maxFee: bigint;
  /** The most that one top-up may bring a deposit address. */
  maxGasTopUp: bigint;
  /** The most one withdrawal may take, by contract (`native` for the network's own coin). What has no line is not sent at all, once there is one. */
  maxWithdrawals: Readonly<Record<string, bigint>>;
}

const isPlace = (place: KeyPlace | null, { branch, index }: KeyPlace) => place?.branch === branch && place.index === index;
const isDepositAddress = (place: KeyPlace | null) => place?.branch === 0 && place.index > 0;

const refuse = (why: string) => new SignerError(`refused: ${why}`);

function refuseLargeWithdrawal({ contract, amount }: SigningRequest, { maxWithdrawals }: SigningPolicy): void {
  if (Object.keys(maxWithdrawals).length === 0) return;
  const most = maxWithdrawals[contract ?? 'native'];
  if (most === undefined) throw refuse('this coin is not sent');
  if (amount > most) throw refuse('the amount is above the limit of one withdrawal');
}

const RULES: Record<SigningRequest['purpose'], (request: SigningRequest, policy: SigningPolicy) => void> = {
  withdrawal: (request, policy) => {
    if (!isPlace(request.from, HOT_WALLET)) throw refuse('withdrawals leave the hot wallet');
    refuseLargeWithdrawal(request, policy);
  },
  sweep: ({ from, toPlace }) => {
    if (!isDepositAddress(from)) throw refuse('sweeps leave deposit addresses');
    if (!isPlace(toPlace, HOT_WALLET) && !isPlace(toPlace, GAS_WALLET)) throw refuse("sweeps go to custody's own wallets");
  },
  gas: ({ from, toPlace, contract, amount }, { maxGasTopUp }) => {
    if (!isPlace(from, GAS_WALLET)) throw refuse('gas leaves the gas wallet');
    if (!isDepositAddress(toPlace)) throw refuse('gas goes to deposit addresses');
    if (contract !== null) throw refuse("gas is the network's own coin");
    if (amount > maxGasTopUp) throw refuse('the amount is above the limit of one top-up');
  },
};

/** @throws SignerError saying which rule does not let it */
export function refuseUnlessAllowed(request: SigningRequest, policy: SigningPolicy, addressAt: AddressesOf): void {
  const { chainId, to, toPlace, gas, maxFeePerGas } = request;
  if (chainId !== policy.chainId) throw refuse('another network');
  if (toPlace !== null && !isAddressEqual(addressAt(toPlace), to)) throw refuse('the receiver is not the address of its place');
  if (gas * maxFeePerGas > policy.maxFee) throw refuse('the fee is above the limit');
  RULES[request.purpose](request, policy);
}
