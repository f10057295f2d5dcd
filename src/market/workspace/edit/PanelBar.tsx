import clsx from 'clsx';
import { EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { HideablePanel } from '@/src/theme/terminalLayout/terminalLayout';
import { IconButton } from '@/src/ui/button/IconButton';
import { changeLayout, useStoredLayouts } from '../useTerminalLayout';
import { useTradeLayout } from '../useTradeLayout';
import { canHide } from '../visiblePanels';
import styles from './Edit.module.css';
import type { MovablePanel } from './LayoutEditingContext';
import { MoveMenu } from './MoveMenu';
import { usePanelDrag } from './usePanelDrag';

/** Over a panel while the layout is edited: its name, where it may go, and how to put it away. The ticket stays. */
export function PanelBar({ panel }: { panel: HideablePanel | 'ticket' }) {
  const { t } = useTranslation('common');
  const { current } = useStoredLayouts();
  const width = useTradeLayout();
  const name = t(`trade.layout.panel.${panel}`);
  if (panel === 'ticket') {
    return (
      <div className={styles.panelBar}>
        <Lock size={13} aria-hidden="true" />
        <span className={styles.panelName}>{name}</span>
        <span className={styles.always}>{t('trade.layout.alwaysOn')}</span>
      </div>
    );
  }
  const hide = (
    <IconButton
      label={t('trade.layout.hide', { panel: name })}
      icon={<EyeOff size={16} aria-hidden="true" />}
      disabled={!canHide(current, panel)}
      onClick={() => changeLayout({ hidden: [...current.hidden, panel] })}
    />
  );
  // In a narrow window the book has one place.
  if (panel === 'trades' || (panel === 'book' && width !== 'tablet')) return <MovableBar panel={panel} name={name} end={hide} />;
  return (
    <div className={styles.panelBar} data-panel-bar={panel}>
      <span className={styles.panelName}>{name}</span>
      {hide}
    </div>
  );
}

function MovableBar({ panel, name, end }: { panel: MovablePanel; name: string; end: ReactNode }) {
  const drag = usePanelDrag(panel);
  return (
    <div {...drag} className={clsx(styles.panelBar, styles.movable)} data-panel-bar={panel}>
      <MoveMenu panel={panel} />
      <span className={styles.panelName}>{name}</span>
      {end}
    </div>
  );
}
