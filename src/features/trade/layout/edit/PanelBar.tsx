import { EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { HideablePanel } from '@/src/theme/terminalLayout/terminalLayout';
import { IconButton } from '@/src/ui/button/IconButton';
import { changeLayout, useStoredLayouts } from '../useTerminalLayout';
import { canHide } from '../visiblePanels';
import styles from './Edit.module.css';
import { MoveMenu } from './MoveMenu';

/** Over a panel while the layout is edited: its name, where it may go, and how to put it away. The ticket stays. */
export function PanelBar({ panel }: { panel: HideablePanel | 'ticket' }) {
  const { t } = useTranslation('common');
  const { current } = useStoredLayouts();
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
  return (
    <div className={styles.panelBar} data-panel-bar={panel}>
      {panel === 'book' || panel === 'trades' ? <MoveMenu panel={panel} /> : null}
      <span className={styles.panelName}>{name}</span>
      <IconButton
        label={t('trade.layout.hide', { panel: name })}
        icon={<EyeOff size={16} aria-hidden="true" />}
        disabled={!canHide(current, panel)}
        onClick={() => changeLayout({ hidden: [...current.hidden, panel] })}
      />
    </div>
  );
}
