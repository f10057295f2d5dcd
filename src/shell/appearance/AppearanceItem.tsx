import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './AppearanceMenu.module.css';

interface AppearanceItemProps {
  isChosen: boolean;
  onChoose: () => void;
  /** Icon, then words. */
  children: [ReactNode, ReactNode];
}

/** One choice of the appearance menu. */
export function AppearanceItem({ isChosen, onChoose, children: [icon, words] }: AppearanceItemProps) {
  return (
    <button type="button" role="menuitemradio" aria-checked={isChosen} tabIndex={-1} className={styles.item} onClick={onChoose}>
      {icon}
      <span className={styles.words}>{words}</span>
      {isChosen ? <Check size={15} className={styles.check} aria-hidden="true" /> : null}
    </button>
  );
}
