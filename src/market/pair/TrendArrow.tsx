import type { ChangeDirection } from '@/src/format';
import styles from './Pair.module.css';

/** A small triangle: up or down says it without colour. Nothing while flat. */
export function TrendArrow({ trend }: { trend: ChangeDirection }) {
  if (trend === 'flat') return null;
  return (
    <svg className={styles[trend]} width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
      <path d={trend === 'up' ? 'M4 1.5 7.5 7h-7z' : 'M4 6.5.5 1h7z'} fill="currentColor" />
    </svg>
  );
}
