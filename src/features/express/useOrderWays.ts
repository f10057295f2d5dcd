import { useTranslation } from 'next-i18next/pages';
import type { ExpressOrder } from '@/contract/express';
import { pathTo } from '@/src/config/matchRoute';
import { expressOrdersPath } from '@/src/orders/expressOrder';
import { useSides } from './useSides';

interface Way {
  label: string;
  href: string;
}

/** Where the page of an order leads on to: as long as the brand has its side, to another one like it; an order outlives that. */
export function useOrderWays() {
  const { t } = useTranslation('common');
  const sides = useSides();
  const [first] = sides;
  return {
    /** What it belongs to. */
    above: (order: Pick<ExpressOrder, 'side' | 'coin'>): Way => {
      if (!sides.includes(order.side)) return { label: t('history.tabs.order'), href: expressOrdersPath() };
      return order.side === 'BUY'
        ? { label: t('express.buyOne', { coin: order.coin }), href: pathTo('walletsBuy', { coin: order.coin.toLowerCase() }) }
        : { label: t('express.sellTitle'), href: `${pathTo('express')}?side=sell` };
    },
    /** Where there is no such order. */
    instead: (): Way =>
      first === undefined
        ? { label: t('shell.wallet.history'), href: pathTo('walletsHistory') }
        : { label: t(first === 'BUY' ? 'express.buyTitle' : 'express.sellTitle'), href: pathTo('express') },
  };
}
