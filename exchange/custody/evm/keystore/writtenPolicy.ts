import type { SigningPolicy } from '../signer/policy';

/** As it stands in the file: amounts are whole numbers as text. */
export interface WrittenPolicy {
  chainId: number;
  maxFee: string;
  maxGasTopUp: string;
  maxWithdrawals: Readonly<Record<string, string>>;
}

const ETHER = 10n ** 18n;

/** What a signer holds to that was told nothing else: it bounds what a mistake costs, not what withdrawals take. */
export const usualPolicy = (chainId: number): SigningPolicy => ({
  chainId,
  maxFee: ETHER / 10n,
  maxGasTopUp: ETHER / 20n,
  maxWithdrawals: {},
});

export const writtenPolicy = ({ chainId, maxFee, maxGasTopUp, maxWithdrawals }: SigningPolicy): WrittenPolicy => ({
  chainId,
  maxFee: String(maxFee),
  maxGasTopUp: String(maxGasTopUp),
  maxWithdrawals: Object.fromEntries(Object.entries(maxWithdrawals).map(([coin, most]) => [coin, String(most)])),
});

/** @throws what is no number */
export function policyOf({ chainId, maxFee, maxGasTopUp, maxWithdrawals }: WrittenPolicy): SigningPolicy {
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw new RangeError('no network');
  const amounts = Object.entries(maxWithdrawals).map(([coin, most]) => [coin, BigInt(most)] as const);
  return { chainId, maxFee: BigInt(maxFee), maxGasTopUp: BigInt(maxGasTopUp), maxWithdrawals: Object.fromEntries(amounts) };
}
