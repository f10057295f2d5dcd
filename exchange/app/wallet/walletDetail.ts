import type { WalletDetail } from '@/contract/wallet';
import type { Wallet } from '@/domain/account/wallets';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import type { WalletContext } from './context';
import type { BalanceRow } from './walletStore';

function assetOf(coinSymbol: string, scale: number, rows: readonly BalanceRow[]): WalletDetail['assets'][number] {
  const decimal = (units: bigint) => fromUnits(units, scale);
  const held = (wallet: Wallet) => {
    const row = rows.find((one) => one.wallet === wallet);
    return { available: decimal(row?.available ?? 0n), held: decimal(row?.held ?? 0n) };
  };
  const total = rows.reduce((sum, row) => sum + row.available + row.held, 0n);
  return { coinSymbol, total: decimal(total), main: held('MAIN'), trade: held('TRADE') };
}

/** Every coin the user has or had. Nobody has earn plans yet: there is no call that opens one. */
export async function walletDetail({ queries, scales }: WalletContext, { userId }: Actor): Promise<WalletDetail> {
  const rows = await queries.balances(userId);
  const symbols = [...new Set(rows.map(({ asset }) => asset))];
  const assets = symbols.map((asset) => {
    const ofAsset = rows.filter((row) => row.asset === asset);
    return assetOf(asset, scales.get(asset) ?? 0, ofAsset);
  });
  return { assets, earnAssets: [] };
}
