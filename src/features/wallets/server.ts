import type { Wallet } from '@/domain/account/wallets';
import { ExchangeAway } from '@/src/api/exchangeAway';
import type { PageVisit } from '@/src/api/pageVisit';

export { loadCoin } from '@/src/api/loadCoin';

export type WalletOfPage = {
  wallet: Wallet;
};

const BY_PATH: Readonly<Record<string, Wallet>> = { main: 'MAIN', trade: 'TRADE' };

/** The wallet of /wallets/{wallet}; undefined, which answers 404, for anything but main and trade. */
export async function loadWallet({ params: { wallet } }: Pick<PageVisit, 'params'>): Promise<WalletOfPage | undefined> {
  const named = typeof wallet === 'string' && Object.hasOwn(BY_PATH, wallet) ? BY_PATH[wallet] : undefined;
  return named && { wallet: named };
}

export type CoinOfPage = WalletOfPage & { coin: string };

/** The coin of /wallets/{wallet}/{coin}, in whatever case it is written; undefined, which answers 404, for what is none. @throws ExchangeAway */
export async function loadWalletCoin(visit: Pick<PageVisit, 'params' | 'site'>): Promise<CoinOfPage | undefined> {
  const wallet = await loadWallet(visit);
  const named = await loadListedCoin(visit);
  return wallet && named ? { ...wallet, ...named } : undefined;
}

/** The coin of an address, by the same rule: whatever can be held, money too. Without a configuration no coin is known at all. */
async function loadListedCoin({ params: { coin }, site }: Pick<PageVisit, 'params' | 'site'>): Promise<{ coin: string } | undefined> {
  if (site.brand === '') throw new ExchangeAway();
  const named = typeof coin === 'string' ? coin.toUpperCase() : '';
  return Object.hasOwn(site.coinInfo, named) ? { coin: named } : undefined;
}
