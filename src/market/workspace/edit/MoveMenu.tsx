import { GripVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { BOOK_PLACES, TRADES_PLACES, type TradesPlace } from '@/src/theme/terminalLayout/terminalLayout';
import { IconButton } from '@/src/ui/button/IconButton';
import { Menu } from '@/src/ui/menu/Menu';
import { useStoredLayouts } from '../useTerminalLayout';
import { useTradeLayout } from '../useTradeLayout';
import type { MovablePanel } from './LayoutEditingContext';
import { movePanel } from './places';

/** The grip of a panel that may stand elsewhere, and the places there are. */
export function MoveMenu({ panel }: { panel: MovablePanel }) {
  const { t } = useTranslation('common');
  const { current } = useStoredLayouts();
  const isBig = useTradeLayout() === 'big';
  const label = t('trade.layout.move', { panel: t(`trade.layout.panel.${panel}`) });
  const grip = (props: object) => <IconButton {...props} label={label} icon={<GripVertical size={14} aria-hidden="true" />} />;
  const wordOf = (place: TradesPlace) => t(`trade.layout.tradesPlace.${place === 'ticket' && !isBig ? 'below' : place}`);
  const places =
    panel === 'book'
      ? BOOK_PLACES.map((value) => ({ value, label: t(`trade.layout.bookPlace.${value}`) }))
      : TRADES_PLACES.map((value) => ({ value, label: wordOf(value) }));
  return <Menu label={label} options={places} value={current[panel]} onSelect={(place) => movePanel(panel, place)} trigger={grip} />;
}
