import type { CallParams } from '@/contract/calls';
import type { MainWallet, SubUserMainWallet } from '@/contract/wallet';
import { DEFAULT_PREFERENCES } from '@/domain/account/preferences';
import { worthInCurrency } from '@/domain/account/worth';
import { add, isZero } from '@/domain/money/decimal';
import type { Actor } from '../actor';
import type { WalletContext } from './context';
import { heldCoins, holdingsOf } from './heldCoins';

/** What is in the user's main wallet, and what it is worth. */
export async function mainWallet(
  wallet: WalletContext,
  actor: Actor,
  { baseCurrency = DEFAULT_PREFERENCES.currency }: CallParams<'mainWallet'>,
): Promise<MainWallet> {
  const coins = await heldCoins(wallet, actor);
  const assets = coins
    .map(({ coinSymbol, main }) => ({ coinSymbol, total: add(main.available, main.held), ...main }))
    .filter(({ total }) => !isZero(total));
  return { ...worthInCurrency(holdingsOf(assets), baseCurrency, wallet.coinInfoOf(actor.brand)), assets };
}

/** The same of the user's sub users. Nothing makes an account another's sub user yet: there are none. */
export function subUserMainWallet(
  { coinInfoOf }: Pick<WalletContext, 'coinInfoOf'>,
  { brand }: Actor,
  { baseCurrency = DEFAULT_PREFERENCES.currency }: CallParams<'subUserMainWallet'>,
): SubUserMainWallet {
  return { ...worthInCurrency([], baseCurrency, coinInfoOf(brand)), users: [] };
}
