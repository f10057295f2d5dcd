import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Px, or a CSS length. */
  width?: number | string;
  height?: number | string;
  round?: boolean;
  className?: string;
}

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

/** A grey shape with the size of what is coming, and busy until then: no panel has to say so for it. */
export function Skeleton({ width = '100%', height = 12, round, className }: SkeletonProps) {
  const size = { '--w': length(width), '--h': length(height) } as CSSProperties;
  return <span className={clsx(styles.skeleton, round && styles.round, className)} style={size} aria-busy="true" data-skeleton="" />;
}
