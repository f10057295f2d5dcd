/** Whose account a posting means. */
export type LedgerOwner =
  | { type: 'user'; userId: string; wallet: 'MAIN' | 'TRADE' }
  /** `issuance` mirrors what was given out and may be negative; `fees` collects trading fees. */
  | { type: 'system'; name: 'issuance' | 'fees' };

/** Which row of the ledger. */
export interface AccountKey {
  ownerType: 'user' | 'system';
  ownerId: string;
  wallet: 'MAIN' | 'TRADE' | 'SYSTEM';
  asset: string;
}

/** The mirror of one ledger row. Amounts are ledger units of the asset. */
export interface Account extends AccountKey {
  readonly id: string;
  available: bigint;
  /** Always the sum reserved by the owner's open orders. */
  held: bigint;
}

/** Accounts are looked up many times per order, hence a flat string key. */
export function accountKeyText({ ownerType, ownerId, wallet, asset }: AccountKey): string {
  return `${ownerType}|${ownerId}|${wallet}|${asset}`;
}

export function keyOf(owner: LedgerOwner, asset: string): AccountKey {
  return owner.type === 'user'
    ? { ownerType: 'user', ownerId: owner.userId, wallet: owner.wallet, asset }
    : { ownerType: 'system', ownerId: owner.name, wallet: 'SYSTEM', asset };
}

/** Spot orders spend from and receive into the trading wallet. */
export const tradeKey = (userId: string, asset: string): AccountKey => ({ ownerType: 'user', ownerId: userId, wallet: 'TRADE', asset });
export const feesKey = (asset: string): AccountKey => keyOf({ type: 'system', name: 'fees' }, asset);
export const issuanceKey = (asset: string): AccountKey => keyOf({ type: 'system', name: 'issuance' }, asset);

export const mayGoNegative = (account: AccountKey) => account.ownerType === 'system' && account.ownerId === 'issuance';
