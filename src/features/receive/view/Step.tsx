import type { ReactNode } from 'react';
import styles from '../Receive.module.css';

/** One of the numbered steps; a line leads from each number to the next. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className={styles.step} aria-label={title}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.stepBody}>
        <h2 className={styles.stepTitle}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
