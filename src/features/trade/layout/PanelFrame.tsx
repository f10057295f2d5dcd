import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from '../Terminal.module.css';
import { PANEL_IDS } from './panelIds';

interface PanelFrameProps {
  panel: keyof typeof PANEL_IDS;
  className?: string;
  children: ReactNode;
}

/** The place of a panel in the terminal, which the edges around it make larger or smaller. */
export function PanelFrame({ panel, className, children }: PanelFrameProps) {
  return (
    <div id={PANEL_IDS[panel]} className={clsx(styles.frame, className)}>
      {children}
    </div>
  );
}
