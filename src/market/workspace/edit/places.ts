import { BOOK_PLACES, TRADES_PLACES } from '@/src/theme/terminalLayout/terminalLayout';
import { changeLayout } from '../useTerminalLayout';
import type { MovablePanel } from './LayoutEditingContext';

/** Puts a panel to the place a drop zone or a menu names; a name that is none of its places changes nothing. */
export function movePanel(panel: MovablePanel, place: string | undefined): void {
  const book = panel === 'book' ? BOOK_PLACES.find((known) => known === place) : undefined;
  const trades = panel === 'trades' ? TRADES_PLACES.find((known) => known === place) : undefined;
  if (book) changeLayout({ book });
  if (trades) changeLayout({ trades });
}
