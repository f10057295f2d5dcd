import type { Balance } from '@/contract/balance';
import type { WalletCoin, WalletDetail } from '@/contract/wallet';
import { add } from '@/domain/money/decimal';

const NOTHING = { available: '0', held: '0' };
const totalOf = ({ main, trade }: Pick<WalletCoin, 'main' | 'trade'>) =>
  [main.available, main.held, trade.available, trade.held].reduce((sum, part) => add(sum, part));

/** What is in the wallets once some balances are known anew; a coin that was not there comes last. */
export function withBalances(detail: WalletDetail, balances: readonly Balance[]): WalletDetail {
  const coins = new Map(detail.assets.map((coin) => [coin.coinSymbol, coin]));
  for (const { wallet, asset, available, held } of balances) {
    const known = coins.get(asset) ?? { coinSymbol: asset, total: '0', main: NOTHING, trade: NOTHING };
    const changed = { ...known, [wallet === 'MAIN' ? 'main' : 'trade']: { available, held } };
    coins.set(asset, { ...changed, total: totalOf(changed) });
  }
  return { ...detail, assets: [...coins.values()] };
}
