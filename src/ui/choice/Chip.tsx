import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected: boolean;
  icon?: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ selected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" aria-pressed={selected} className={clsx(styles.chip, className)}>
      {icon}
      {children}
    </button>
  );
}
