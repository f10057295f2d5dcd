import type { BrandFile } from './brandFile';

/**
 * Books, assets and the ledger are shared by all brands: where a real network is connected, coins that are given away for practice would
 * buy coins that are worth something, and take them out.
 */
export const practiceRefusal = ({ practice }: Pick<BrandFile, 'practice'>, hasRealCoins: boolean) =>
  practice && hasRealCoins
    ? { path: 'practice', reason: 'practice coins would trade against coins of the real network that EVM_RPC_URLS connects' }
    : undefined;
