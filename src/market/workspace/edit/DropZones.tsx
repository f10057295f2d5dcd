import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { BOOK_PLACES, type TerminalLayout, TRADES_PLACES } from '@/src/theme/terminalLayout/terminalLayout';
import { PANEL_IDS } from '../panelIds';
import terminal from '../Terminal.module.css';
import { measuredSize } from '../useMeasuredSize';
import styles from './DropZones.module.css';
import type { MovablePanel } from './LayoutEditingContext';
import { GHOST_ID } from './usePanelDrag';

/** Px of the trades beside the orders, where nobody chose another width. */
const BESIDE = 360;

interface DropZonesProps {
  panel: MovablePanel;
  layout: TerminalLayout;
}

/** The places a dragged panel may fall to, and the panel in small under the pointer. */
export function DropZones({ panel, layout }: DropZonesProps) {
  const { t } = useTranslation('common');
  const width = measuredSize(panel === 'book' ? PANEL_IDS.book : PANEL_IDS.ticket, true);
  const zones =
    panel === 'book'
      ? BOOK_PLACES.map((place) => ({
          place,
          width,
          word: t(`trade.layout.bookPlace.${place}`),
          at: [place.endsWith('Tall') ? terminal.atOrders : terminal.atChart, place.startsWith('start') ? styles.start : styles.end],
        }))
      : TRADES_PLACES.map((place) => ({
          place,
          width: place === 'orders' ? (layout.sizes.beside ?? BESIDE) : width,
          word: t(`trade.layout.tradesPlace.${place === 'ticket' ? 'below' : place}`),
          at: place === 'orders' ? [terminal.atOrders, styles.end] : [terminal.atSide, styles.below],
        }));
  return (
    <>
      {zones.map((zone) => (
        <div key={zone.place} data-drop={zone.place} className={clsx(styles.zone, zone.at)}>
          <span className={styles.here}>{t('trade.layout.placeHere')}</span>
          <span>
            {zone.word}, <bdi className="num">{t('trade.layout.wide', { px: zone.width })}</bdi>
          </span>
        </div>
      ))}
      <div id={GHOST_ID} className={styles.ghost} aria-hidden="true">
        {t(`trade.layout.panel.${panel}`)}
      </div>
    </>
  );
}
