import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import styles from './LayoutMenu.module.css';
import { wireBoxes } from './wireBoxes';

interface LayoutRowProps {
  name: string;
  text: ReactNode;
  layout: TerminalLayout;
  isInUse: boolean;
  onUse: (layout: TerminalLayout) => void;
  /** Buttons at the end of the line. */
  acts?: ReactNode;
}

/** A layout to change over to: its drawing, its name, what it is. */
export function LayoutRow({ name, text, layout, isInUse, onUse, acts }: LayoutRowProps) {
  return (
    <div className={clsx(styles.row, Boolean(acts) && styles.withActs)}>
      <button type="button" className={styles.use} aria-pressed={isInUse} onClick={() => onUse(layout)}>
        <Wireframe layout={layout} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
        </span>
        {isInUse ? <Check size={16} className={styles.check} aria-hidden="true" /> : null}
      </button>
      {acts}
    </div>
  );
}

/** A layout in small; mirrored where the terminal is. */
function Wireframe({ layout }: { layout: TerminalLayout }) {
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
