import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, CreditCard } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import type { Act } from './Acts';

interface WalletActsParts {
  /** Starts a deposit; undefined where there is none. */
  onDeposit: (() => void) | undefined;
  onTransfer: () => void;
  /** The coin there is most of: what is sent at first. */
  firstCoin: string | undefined;
}

const DEFAULT_COIN = 'usdt';

/** What can be done with a wallet as a whole. */
export function useWalletActs({ onDeposit, onTransfer, firstCoin }: WalletActsParts): Act[] {
  const { t } = useTranslation('common');
  const offers = useOffers();
  const coin = firstCoin?.toLowerCase() ?? DEFAULT_COIN;
  const send = { key: 'send', icon: ArrowUpFromLine, label: t('wallets.act.send'), href: pathTo('walletsSend', { coin }) };
  const buy = { key: 'buy', icon: CreditCard, label: t('wallets.act.buy'), href: pathTo('walletsBuy', { coin: DEFAULT_COIN }) };
  return [
    ...(onDeposit ? [{ key: 'deposit', icon: ArrowDownToLine, label: t('wallets.act.deposit'), onClick: onDeposit }] : []),
    ...(offers.withdraw ? [send] : []),
    ...(offers.transfer ? [{ key: 'transfer', icon: ArrowLeftRight, label: t('wallets.act.transfer'), onClick: onTransfer }] : []),
    ...(offers.buyByCard ? [buy] : []),
  ];
}
