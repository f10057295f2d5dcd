import type { WalletCoin } from '@/contract/wallet';
import type { Wallet } from '@/domain/account/wallets';
import type { Holding } from '@/domain/account/worth';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import type { WalletContext } from './context';
import type { BalanceRow } from './walletStore';

type Shelf = Pick<WalletContext, 'queries' | 'scales'>;

function coinOf(coinSymbol: string, scale: number, rows: readonly BalanceRow[]): WalletCoin {
  const decimal = (units: bigint) => fromUnits(units, scale);
  const held = (wallet: Wallet) => {
    const row = rows.find((one) => one.wallet === wallet);
    return { available: decimal(row?.available ?? 0n), held: decimal(row?.held ?? 0n) };
  };
  const total = rows.reduce((sum, row) => sum + row.available + row.held, 0n);
  return { coinSymbol, total: decimal(total), main: held('MAIN'), trade: held('TRADE') };
}

/** Every coin the user has or had, in the order coins are listed. */
export async function heldCoins({ queries, scales }: Shelf, { userId }: Actor): Promise<WalletCoin[]> {
  const rows = await queries.balances(userId);
  const symbols = [...new Set(rows.map(({ asset }) => asset))];
  return symbols.map((symbol) => {
    const ofSymbol = rows.filter(({ asset }) => asset === symbol);
    return coinOf(symbol, scales.get(symbol) ?? 0, ofSymbol);
  });
}

/** One coin of a user; nothing of it is a coin with zeros. */
export async function heldCoin({ queries }: Shelf, { userId }: Actor, symbol: string, scale: number): Promise<WalletCoin> {
  const rows = await queries.balances(userId);
  const ofSymbol = rows.filter(({ asset }) => asset === symbol);
  return coinOf(symbol, scale, ofSymbol);
}

export const holdingsOf = (coins: readonly { coinSymbol: string; total: string }[]): Holding[] =>
  coins.map(({ coinSymbol, total }) => ({ asset: coinSymbol, amount: total }));
