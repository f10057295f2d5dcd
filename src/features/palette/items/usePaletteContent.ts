import { ChartNoAxesColumn, CircleX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { OwnOrder } from '@/contract/ownOrder';
import { pathTo } from '@/src/config/matchRoute';
import type { PaletteContent } from '../model/paletteGroups';
import type { ActionItem } from '../model/paletteItem';
import type { ShellItems } from '../model/shellItems';
import { useCancelableSpotOrders } from './useCancelableSpotOrders';
import { useClaimAction } from './useClaimAction';
import { useOrderItems } from './useOrderItems';
import { usePairItems } from './usePairItems';
import { useTicketActions } from './useTicketActions';

/** What is to be cancelled after asking: one order, or all that are open. */
export type CancelQuestion = { kind: 'one'; order: OwnOrder; words: string } | { kind: 'all' };

/** Everything that can be found on this page. */
export function usePaletteContent(shell: ShellItems, ask: (question: CancelQuestion) => void): PaletteContent {
  const { t } = useTranslation();
  const { pairs, recent, inView } = usePairItems();
  const ticket = useTicketActions();
  const cancelAll = useCancelAllAction(() => ask({ kind: 'all' }));
  const claim = useClaimAction();
  const orders = useOrderItems((order, words) => ask({ kind: 'one', order, words }));
  const allPairs = {
    kind: 'page' as const,
    id: 'all-pairs',
    words: t('shell.palette.allPairs', { count: pairs.length }),
    icon: ChartNoAxesColumn,
    path: pathTo('markets'),
  };
  return {
    pairs,
    recent,
    inView,
    orders,
    pages: shell.pages,
    allPairs,
    actions: [...ticket.orders, ...cancelAll, ...shell.theme, ...claim, ...shell.account, ...ticket.switches, ...shell.looks],
  };
}

/** Cancelling every open order, as far as there is one. */
function useCancelAllAction(ask: () => void): readonly ActionItem[] {
  const { t } = useTranslation();
  const count = useCancelableSpotOrders().length;
  if (count === 0) return [];
  const detail = t('shell.palette.openCount', { count });
  return [{ kind: 'action', id: 'cancel-all', words: t('shell.palette.cancelAll'), icon: CircleX, run: ask, detail }];
}
