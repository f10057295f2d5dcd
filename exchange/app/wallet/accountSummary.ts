import type { CallParams } from '@/contract/calls';
import type { TotalAccountBalance, TransferTargets, UserBalanceSummary } from '@/contract/wallet';
import { DEFAULT_PREFERENCES } from '@/domain/account/preferences';
import { WALLETS, type Wallet } from '@/domain/account/wallets';
import { worthInCurrency } from '@/domain/account/worth';
import { add } from '@/domain/money/decimal';
import type { Actor } from '../actor';
import type { WalletContext } from './context';
import { heldCoins, holdingsOf } from './heldCoins';

/** What everything of the user is worth, in sum and wallet by wallet. */
export async function totalAccountBalance(
  wallet: WalletContext,
  actor: Actor,
  { baseCurrency: wanted = DEFAULT_PREFERENCES.currency }: CallParams<'totalAccountBalance'>,
): Promise<TotalAccountBalance> {
  const coins = await heldCoins(wallet, actor);
  const coinInfo = wallet.coinInfoOf(actor.brand);
  const worthOf = (one: Wallet) => {
    const held = coins.map(({ coinSymbol, main, trade }) => {
      const { available, held } = one === 'MAIN' ? main : trade;
      return { asset: coinSymbol, amount: add(available, held) };
    });
    return worthInCurrency(held, wanted, coinInfo).total;
  };
  return { ...worthInCurrency(holdingsOf(coins), wanted, coinInfo), wallets: WALLETS.map((one) => ({ wallet: one, total: worthOf(one) })) };
}

/** Every coin of the user with its amount, and what of it earns. */
export async function userBalanceSummary(wallet: WalletContext, actor: Actor): Promise<UserBalanceSummary> {
  const [coins, earnAssets] = await Promise.all([heldCoins(wallet, actor), wallet.earnAssets(actor)]);
  return { assets: coins.map(({ coinSymbol, total }) => ({ coinSymbol, total })), earnAssets };
}

/** Between which accounts the user can move money: their own wallets, as nobody has sub users yet. */
export const transferTargets = ({ userId }: Actor): TransferTargets => ({ accounts: [{ userId, isOwn: true, wallets: [...WALLETS] }] });
