import type { Balance } from '@/contract/balance';
import type { CallParams } from '@/contract/calls';
import type { AllWalletBalance, WalletCoin } from '@/contract/wallet';
import { add } from '@/domain/money/decimal';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { WalletContext } from './context';
import { heldCoin } from './heldCoins';

type Named = CallParams<'walletCoin'>;

/** One coin in the user's wallets. Throws assetUnknown for what is no coin. */
export async function walletCoin(wallet: WalletContext, actor: Actor, { coinSymbol }: Named): Promise<WalletCoin> {
  const scale = wallet.scales.get(coinSymbol);
  if (scale === undefined) throw new AppError('assetUnknown', coinSymbol);
  return heldCoin(wallet, actor, coinSymbol, scale);
}

/** The same, wallet by wallet. Throws assetUnknown for what is no coin. */
export async function allWalletBalance(wallet: WalletContext, actor: Actor, named: Named): Promise<AllWalletBalance> {
  const { coinSymbol, total, main, trade } = await walletCoin(wallet, actor, named);
  const wallets = [
    { wallet: 'MAIN' as const, total: add(main.available, main.held), ...main },
    { wallet: 'TRADE' as const, total: add(trade.available, trade.held), ...trade },
  ];
  return { coinSymbol, total, wallets };
}

/** Balances as the ledger has them, of one wallet or coin where it is named. */
export async function accountBalances(
  { queries, scales }: WalletContext,
  { userId }: Actor,
  { wallet, coinSymbol }: CallParams<'accountBalances'>,
): Promise<Balance[]> {
  const rows = await queries.balances(userId);
  return rows
    .filter((row) => (wallet === undefined || row.wallet === wallet) && (coinSymbol === undefined || row.asset === coinSymbol))
    .map(({ available, held, ...row }) => {
      const scale = scales.get(row.asset) ?? 0;
      return { ...row, available: fromUnits(available, scale), held: fromUnits(held, scale) };
    });
}
