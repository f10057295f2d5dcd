import type { ReactNode } from 'react';
import { inOwnDirection } from '@/src/format';
import styles from './Uploads.module.css';

interface FileLineProps {
  name: string;
  size: string;
  /** The button that gives it up or takes it away. */
  end: ReactNode;
}

/** Name, size and what ends it. */
export function FileLine({ name, size, end }: FileLineProps) {
  return (
    <div className={styles.line}>
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      <span className={`num ${styles.size}`}>{inOwnDirection(size)}</span>
      {end}
    </div>
  );
}
