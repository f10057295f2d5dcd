import type { Address } from 'viem';
import type { AssetScale } from './amounts';

export interface KnownAsset {
  asset: string;
  contract: Address | null;
  scale: AssetScale;
  /** Ledger units at an address from which on it is worth moving them. */
  sweepFrom: bigint;
}

/** What is followed and sent on a network; tokens by their contract. */
export interface KnownAssets {
  native: KnownAsset;
  tokens: ReadonlyMap<Address, KnownAsset>;
}

export function knownAsset({ native, tokens }: KnownAssets, asset: string): KnownAsset {
  const found = native.asset === asset ? native : [...tokens.values()].find((token) => token.asset === asset);
  if (!found) throw new RangeError(`${asset} does not travel on this network`);
  return found;
}
