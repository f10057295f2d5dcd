import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ChartCandlestick, CreditCard, Percent, Repeat } from 'lucide-react';
import type { TFunction } from 'next-i18next/pages';
import type { Offers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import type { Act } from './Acts';

interface CoinActsParts {
  coin: string;
  /** Money travels over no network and lies in no plan: these pages are of coins. */
  isFiat: boolean;
  offers: Offers;
  t: TFunction;
  /** Opens the transfer of this coin. */
  onTransfer: () => void;
  /** Starts a deposit of this coin, as the header's button does; undefined where none can be. */
  onDeposit: (() => void) | undefined;
  /** Of its market's terminal; absent where there is none. */
  tradePath: string | undefined;
}

export type CoinAct = 'deposit' | 'send' | 'transfer' | 'trade' | 'buy' | 'convert' | 'earn';

/** What can be done with a coin on this brand, by name; what leads nowhere is missing. */
export function coinActs({ coin, isFiat, offers, t, onTransfer, onDeposit, tradePath }: CoinActsParts): Partial<Record<CoinAct, Act>> {
  const at = coin.toLowerCase();
  const act = (key: CoinAct, icon: Act['icon'], way: Pick<Act, 'href' | 'onClick'>): Act => ({
    key,
    icon,
    label: t(`wallets.act.${key}`),
    ...way,
  });
  return {
    ...(onDeposit && !isFiat && { deposit: act('deposit', ArrowDownToLine, { onClick: onDeposit }) }),
    ...(offers.withdraw && !isFiat && { send: act('send', ArrowUpFromLine, { href: pathTo('walletsSend', { coin: at }) }) }),
    ...(offers.transfer && { transfer: act('transfer', ArrowLeftRight, { onClick: onTransfer }) }),
    ...(tradePath !== undefined && { trade: act('trade', ChartCandlestick, { href: tradePath }) }),
    ...(offers.buyByCard && !isFiat && { buy: act('buy', CreditCard, { href: pathTo('walletsBuy', { coin: at }) }) }),
    ...(offers.convert && { convert: act('convert', Repeat, { href: `${pathTo('convert')}?from=${coin}` }) }),
    ...(offers.earn && !isFiat && { earn: act('earn', Percent, { href: pathTo('earnCoin', { coin: at }) }) }),
  };
}

/** Those of some acts that there are, in this order. */
export const actsIn = (acts: Partial<Record<CoinAct, Act>>, order: readonly CoinAct[]): Act[] =>
  order.flatMap((key) => {
    const act = acts[key];
    return act ? [act] : [];
  });
