import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, CreditCard } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCoins } from '@/src/api/queries/market';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import type { Act } from './Acts';

interface WalletActsParts {
  /** Starts a deposit; undefined where there is none. */
  onDeposit: (() => void) | undefined;
  onTransfer: () => void;
  /** What there is, that of most worth first: the first coin of it is what is sent at first. */
  held: readonly { symbol: string }[] | undefined;
}

const DEFAULT_COIN = 'usdt';

/** What can be done with a wallet as a whole. */
export function useWalletActs({ onDeposit, onTransfer, held = [] }: WalletActsParts): Act[] {
  const { t } = useTranslation('common');
  const offers = useOffers();
  const { data: coins = [] } = useCoins();
  const isMoney = (symbol: string) => coins.some(({ coinSymbol, isFiat }) => coinSymbol === symbol && isFiat);
  const coin = held.find(({ symbol }) => !isMoney(symbol))?.symbol.toLowerCase() ?? DEFAULT_COIN;
  const send = { key: 'send', icon: ArrowUpFromLine, label: t('wallets.act.send'), href: pathTo('walletsSend', { coin }) };
  const buy = { key: 'buy', icon: CreditCard, label: t('wallets.act.buy'), href: pathTo('walletsBuy', { coin: DEFAULT_COIN }) };
  return [
    ...(onDeposit ? [{ key: 'deposit', icon: ArrowDownToLine, label: t('wallets.act.deposit'), onClick: () => onDeposit() }] : []),
    ...(offers.withdraw ? [send] : []),
    ...(offers.transfer ? [{ key: 'transfer', icon: ArrowLeftRight, label: t('wallets.act.transfer'), onClick: onTransfer }] : []),
    ...(offers.buyByCard ? [buy] : []),
  ];
}

/** Of these, what brings coins to who has none. */
export const waysIn = (acts: readonly Act[]): Act[] => acts.filter(({ key }) => key === 'deposit' || key === 'buy');
