import { GripVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { BOOK_PLACES, type BookPlace, TRADES_PLACES, type TradesPlace } from '@/src/theme/terminalLayout/terminalLayout';
import { IconButton } from '@/src/ui/button/IconButton';
import { Menu } from '@/src/ui/menu/Menu';
import { changeLayout, useStoredLayouts } from '../useTerminalLayout';
import { useTradeLayout } from '../useTradeLayout';

/** The grip of a panel that may stand elsewhere, and the places there are. */
export function MoveMenu({ panel }: { panel: 'book' | 'trades' }) {
  const { t } = useTranslation('common');
  const { current } = useStoredLayouts();
  const isBig = useTradeLayout() === 'big';
  const label = t('trade.layout.move', { panel: t(`trade.layout.panel.${panel}`) });
  const grip = (props: object) => <IconButton {...props} label={label} icon={<GripVertical size={14} aria-hidden="true" />} />;
  if (panel === 'book') {
    const places = BOOK_PLACES.map((value) => ({ value, label: t(`trade.layout.bookPlace.${value}`) }));
    return (
      <Menu<BookPlace> label={label} options={places} value={current.book} onSelect={(book) => changeLayout({ book })} trigger={grip} />
    );
  }
  const wordOf = (place: TradesPlace) => t(`trade.layout.tradesPlace.${place === 'ticket' && !isBig ? 'below' : place}`);
  const places = TRADES_PLACES.map((value) => ({ value, label: wordOf(value) }));
  return (
    <Menu<TradesPlace>
      label={label}
      options={places}
      value={current.trades}
      onSelect={(trades) => changeLayout({ trades })}
      trigger={grip}
    />
  );
}
