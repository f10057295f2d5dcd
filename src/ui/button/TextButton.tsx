import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './TextButton.module.css';

interface TextButtonProps {
  onPress: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** An act among words, as light as a link. */
export function TextButton({ onPress, disabled, children }: TextButtonProps) {
  return (
    <button type="button" className={clsx('finger', styles.text)} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
