import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { HideablePanel } from '@/src/theme/terminalLayout/terminalLayout';
import { useEditingState } from './edit/LayoutEditingContext';
import { LazyPanelBar } from './edit/lazyEditing';
import styles from './Terminal.module.css';

interface PanelFrameProps {
  /** For the edges that make it larger or smaller. */
  id?: string;
  panel: HideablePanel | 'ticket';
  className?: string;
  children: ReactNode;
}

/** The place of a panel in the terminal. While the layout is edited its contents rest and a bar says which one it is. */
export function PanelFrame({ id, panel, className, children }: PanelFrameProps) {
  const { isEditing } = useEditingState();
  return (
    <div id={id} className={clsx(styles.frame, className)}>
      {isEditing ? <LazyPanelBar panel={panel} /> : null}
      <div className={styles.content} inert={isEditing}>
        {children}
      </div>
    </div>
  );
}
