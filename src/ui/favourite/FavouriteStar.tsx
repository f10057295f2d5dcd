import clsx from 'clsx';
import { Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './FavouriteStar.module.css';

interface FavouriteStarProps {
  /** What it marks, in words, whether marked or not: "BTC/USDT as favourite". Speech adds "pressed". */
  label: string;
  isOn: boolean;
  onToggle: () => void;
  /** Px of the drawing; the touch area is 44 whatever it is. */
  size?: number;
  /** Out of the tab order, in lists that the arrow keys walk and a letter toggles. */
  tabIndex?: number;
  className?: string;
}

/** A star that is filled once pressed. Inside a row that opens something, a press stays with the star. */
export function FavouriteStar({ label, isOn, onToggle, size = 16, tabIndex, className }: FavouriteStarProps) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return (
    <button
      type="button"
      className={clsx(styles.star, className)}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      onClick={toggle}
    >
      <Star size={size} aria-hidden="true" />
    </button>
  );
}
