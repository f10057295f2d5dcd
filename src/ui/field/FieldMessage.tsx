import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  /** Takes the hint's place, with an icon, and is spoken. */
  error?: ReactNode;
}

/** What stands below a field, of whatever kind: a hint, or what is wrong with it. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  const message = error || hint;
  if (!message) return null;
  return (
    <p id={id} className={clsx(styles.message, error && styles.error)} role={error ? 'alert' : undefined}>
      {error ? <CircleAlert size={14} aria-hidden="true" /> : null}
      <span>{message}</span>
    </p>
  );
}
