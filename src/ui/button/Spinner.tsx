import type { CSSProperties } from 'react';
import styles from './Spinner.module.css';

/** A turning ring in the text's colour. Decoration: the element that waits says so itself (aria-busy). `size` in px. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <span className={styles.spinner} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden="true" data-spinner="" />;
}
