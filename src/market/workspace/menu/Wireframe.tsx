import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import styles from './LayoutMenu.module.css';
import { wireBoxes } from './wireBoxes';

/** A layout in small; mirrored where the terminal is. */
export function Wireframe({ layout }: { layout: TerminalLayout }) {
  const boxes = wireBoxes(layout);
  const chart = boxes.find(({ kind }) => kind === 'chart');
  return (
    <svg width="58" height="38" viewBox="-1 -1 58 38" className={styles.wireframe} aria-hidden="true">
      {boxes.map(({ kind, x, y, width, height }) => (
        <rect key={kind} x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="1" data-kind={kind} />
      ))}
      {chart ? <path d={`M${chart.x + 4} ${chart.height - 6}l4-6 4 3 5-8 4 4`} /> : null}
    </svg>
  );
}
