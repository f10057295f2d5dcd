import type { ReactNode } from 'react';
import styles from './Workshop.module.css';

/** One group of components under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
