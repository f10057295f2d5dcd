import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import styles from './LayoutMenu.module.css';
import { Wireframe } from './Wireframe';

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
