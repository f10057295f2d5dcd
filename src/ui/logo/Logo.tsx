import clsx from 'clsx';
import styles from './Logo.module.css';

interface LogoProps {
  /** The brand's name: the word beside the mark. */
  name: string;
  /** Site config `logoIcon`: SVG path data on a 28-unit grid, drawn in the accent, or an image URL. */
  icon: string;
  /** Px of the mark. */
  size?: number;
  hideName?: boolean;
  className?: string;
}

const isPathData = (icon: string) => /^\s*[Mm][\d\s.,-]/.test(icon);

/** A brand's mark and word. Pictures that every brand shows leave it out by its attribute. */
export function Logo({ name, icon, size = 24, hideName, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)} data-brand-mark>
      <span className={styles.mark}>{isPathData(icon) ? <PathMark path={icon} size={size} /> : <ImageMark src={icon} size={size} />}</span>
      <span className={hideName ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}

function PathMark({ path, size }: { path: string; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="3.4" strokeLinejoin="miter" />
    </svg>
  );
}

function ImageMark({ src, size }: { src: string; size: number }) {
  if (!src) return null;
  // biome-ignore lint/performance/noImgElement: the operator's own file, already at its size.
  return <img src={src} alt="" height={size} />;
}
