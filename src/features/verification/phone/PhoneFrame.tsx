import type { ReactNode } from 'react';
import styles from './Phone.module.css';

/** A page of one column below the logo: the phone has nowhere else to go. */
export function PhoneFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
