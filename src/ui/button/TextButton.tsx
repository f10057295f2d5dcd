import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './TextButton.module.css';

interface TextButtonProps {
  onPress: () => void;
  disabled?: boolean;
  /** Beside one that is wanted more often. */
  quiet?: boolean;
  /** For speech, where the words alone do not say what they act on; it begins with them. */
  label?: string;
  children: ReactNode;
}

/** An act among words, as light as a link. */
export function TextButton({ onPress, disabled, quiet, label, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className={clsx('finger', styles.text, quiet && styles.quiet)}
      disabled={disabled}
      onClick={onPress}
      aria-label={label}
    >
      {children}
    </button>
  );
}
