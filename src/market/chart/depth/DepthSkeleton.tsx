import styles from './Depth.module.css';

const STEPS = 12;
/** A drawn, not a real, curve: both sides fall to the middle in even steps. */
const CURVE = Array.from({ length: STEPS }, (_, index) => `V${12 + index * 7}H${(index + 1) * 4}`).join('');

/** The depth chart's place while the book is on its way, and busy until then. */
export function DepthSkeleton() {
  const side = <path d={`M0 100${CURVE}V100Z`} fill="currentColor" />;
  return (
    <div className={styles.skeleton} aria-busy="true" data-skeleton="">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {side}
        <g transform="matrix(-1 0 0 1 100 0)">{side}</g>
      </svg>
    </div>
  );
}
