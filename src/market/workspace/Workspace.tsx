import { memo, useMemo, useRef, useState } from 'react';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { PairBar } from '../pair/PairBar';
import { ConnectionBanner } from '../status/ConnectionBanner';
import { MarketStateBanner } from '../status/MarketStateBanner';
import { StatusBar } from '../status/StatusBar';
import { LayoutEditingProvider, type MovablePanel } from './edit/LayoutEditingContext';
import { LazyDropZones, LazyEditBar } from './edit/lazyEditing';
import { useLayoutEditing } from './edit/useLayoutEditing';
import { LayoutHandles } from './LayoutHandles';
import { MainPanels } from './MainPanels';
import type { OwnPanels } from './ownPanels';
import { SidePanels } from './SidePanels';
import styles from './Terminal.module.css';
import { usePanelKeys } from './usePanelKeys';
import { usePaintedLayout } from './useTerminalLayout';
import type { TradeLayout } from './useTradeLayout';

interface WorkspaceProps {
  /** How wide the window is; undefined before that is known. */
  width: TradeLayout | undefined;
  own: OwnPanels;
}

const Pair = memo(PairBar);
const Status = memo(StatusBar);

/**
 * The panels of every width from 768 on; where each stands is the style sheet's. Before the width is known every panel is there that
 * may be needed, and the style sheet shows the right ones.
 */
export function Workspace({ width, own }: WorkspaceProps) {
  const layout = usePaintedLayout();
  const { start, editing } = useLayoutEditing(layout);
  const isEditing = editing !== undefined;
  const [dragged, setDragged] = useState<MovablePanel | undefined>(undefined);
  const editingState = useMemo(() => ({ isEditing, start, dragged, setDragged }), [isEditing, start, dragged]);
  const terminal = useRef<HTMLDivElement>(null);
  usePanelKeys(terminal);
  useHotkeys({ editLayout: () => (editing ? editing.cancel() : start()) });
  return (
    <LayoutEditingProvider value={editingState}>
      <div
        ref={terminal}
        className={styles.screen}
        data-terminal=""
        data-testid="trade-terminal"
        data-layout-editing={isEditing || undefined}
      >
        <ConnectionBanner />
        <MarketStateBanner />
        {editing ? <LazyEditBar editing={editing} /> : null}
        <div className={styles.terminal}>
          <div className={styles.bars} inert={isEditing}>
            <Pair className={styles.pair} />
            <Status className={styles.status} />
          </div>
          <MainPanels width={width} layout={layout} own={own} />
          <SidePanels width={width} layout={layout} own={own} />
          {width === undefined ? null : <LayoutHandles width={width} layout={layout} />}
          {width === undefined || isEditing ? null : <own.Guide />}
          {editing && dragged ? <LazyDropZones panel={dragged} layout={layout} /> : null}
        </div>
      </div>
    </LayoutEditingProvider>
  );
}
