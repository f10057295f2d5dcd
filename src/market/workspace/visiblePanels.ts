import type { HideablePanel, TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';

/** Whether the recent trades stand beside the orders; with the orders put away they go back to the ticket. */
export function isBesideOrders({ trades, hidden }: TerminalLayout): boolean {
  return trades === 'orders' && !hidden.includes('trades') && !hidden.includes('orders');
}

/** Whether a panel may be put away: chart and book share one place, and one of them stays. */
export function canHide({ hidden }: TerminalLayout, panel: HideablePanel): boolean {
  if (panel === 'chart') return !hidden.includes('book');
  if (panel === 'book') return !hidden.includes('chart');
  return true;
}
