import type { BrandFile } from './brandFile';

/** The settings by which coins here are worth something; undefined where they are not. */
export interface Worth {
  network: string | undefined;
  payments: string | undefined;
}

/**
 * Books, assets and the ledger are shared by all brands: where a real network is connected, coins that are given away for practice would
 * buy coins that are worth something, and take them out. Where a provider takes payments in real money, they would be sold for it.
 */
export function practiceRefusal({ practice }: Pick<BrandFile, 'practice'>, { network, payments }: Worth) {
  if (!practice) return undefined;
  if (network !== undefined)
    return { path: 'practice', reason: `practice coins would trade against coins of the real network that ${network} connects` };
  if (payments !== undefined)
    return { path: 'practice', reason: `practice coins would be sold for real money of the payment provider that ${payments} connects` };
  return undefined;
}
