import type { Wallet } from '@/domain/account/wallets';
import type { HoldRef } from './hold';
import { type SystemAccount, systemAccounts } from './systemAccounts';

/** Whose account a posting means. */
export type LedgerOwner = { type: 'user'; userId: string; wallet: Wallet } | { type: 'system'; name: SystemAccount };

/** Which row of the ledger. */
export interface AccountKey {
  ownerType: 'user' | 'system';
  ownerId: string;
  wallet: Wallet | 'SYSTEM';
  asset: string;
}

/** The mirror of one ledger row. Amounts are ledger units of the asset. */
export interface Account extends AccountKey {
  readonly id: string;
  available: bigint;
  /** Always the sum of the holds. */
  held: bigint;
  /** By `holdKey`; absent: nothing was ever held here. */
  holds?: Map<string, Hold>;
  /** False until a batch writes its first movement: accounts that nothing ever moved have no row. */
  isStored: boolean;
}

/** An amount that is set aside and neither spent nor available. Ledger units; above zero for as long as the hold is there. */
export interface Hold extends HoldRef {
  readonly account: Account;
  amount: bigint;
}

/** What an account is found by among those of its owner. */
export const walletKey = ({ wallet, asset }: Pick<AccountKey, 'wallet' | 'asset'>): string => `${wallet}|${asset}`;

export function accountKeyText(key: AccountKey): string {
  return `${key.ownerType}|${key.ownerId}|${walletKey(key)}`;
}

export function keyOf(owner: LedgerOwner, asset: string): AccountKey {
  return owner.type === 'user'
    ? { ownerType: 'user', ownerId: owner.userId, wallet: owner.wallet, asset }
    : { ownerType: 'system', ownerId: owner.name, wallet: 'SYSTEM', asset };
}

/** Spot orders spend from and receive into the trading wallet. */
export const tradeKey = (userId: string, asset: string): AccountKey => ({ ownerType: 'user', ownerId: userId, wallet: 'TRADE', asset });
export const feesKey = (asset: string): AccountKey => keyOf({ type: 'system', name: 'fees' }, asset);

export const mayGoNegative = ({ ownerType, ownerId }: AccountKey): boolean =>
  ownerType === 'system' && (systemAccounts[ownerId as SystemAccount]?.mayGoNegative ?? false);
