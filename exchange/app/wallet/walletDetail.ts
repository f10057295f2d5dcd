import type { CallParams } from '@/contract/calls';
import type { WalletDetail } from '@/contract/wallet';
import { DEFAULT_PREFERENCES } from '@/domain/account/preferences';
import { worthInCurrency } from '@/domain/account/worth';
import type { Actor } from '../actor';
import type { WalletContext } from './context';
import { heldCoins, holdingsOf } from './heldCoins';

/** Every coin the user has or had, what of it earns, and what all of it is worth. */
export async function walletDetail(
  wallet: WalletContext,
  actor: Actor,
  { baseCurrency = DEFAULT_PREFERENCES.currency }: CallParams<'walletDetail'>,
): Promise<WalletDetail> {
  const [assets, earnAssets] = await Promise.all([heldCoins(wallet, actor), wallet.earnAssets(actor)]);
  return { ...worthInCurrency(holdingsOf(assets), baseCurrency, wallet.coinInfoOf(actor.brand)), assets, earnAssets };
}
