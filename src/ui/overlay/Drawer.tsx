import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Drawer.module.css';
import { ModalFrame } from './ModalFrame';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** What is in it, for speech. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A panel of 320 px from the end of the line: right, in Arabic left. */
export function Drawer({ open, onClose, label, className, children }: DrawerProps) {
  return (
    <ModalFrame {...{ open, onClose, label }} containerClassName={styles.container} className={clsx(styles.drawer, className)}>
      {children}
    </ModalFrame>
  );
}
