import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './TextButton.module.css';

interface TextButtonProps {
  onPress: () => void;
  disabled?: boolean;
  /** Beside one that is wanted more often. */
  quiet?: boolean;
  children: ReactNode;
}

/** An act among words, as light as a link. */
export function TextButton({ onPress, disabled, quiet, children }: TextButtonProps) {
  return (
    <button type="button" className={clsx('finger', styles.text, quiet && styles.quiet)} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
