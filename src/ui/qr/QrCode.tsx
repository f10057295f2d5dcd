import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Empty modules around the code, as the standard wants them (ISO/IEC 18004: four). */
const QUIET = 4;

/** Every dark module as a square of one path: a few hundred squares would be as many elements. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** A QR code, black on white in both themes: cameras read no other. `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} className={styles.code} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="crispEdges">
      <path d={pathOf(data)} />
    </svg>
  );
}
