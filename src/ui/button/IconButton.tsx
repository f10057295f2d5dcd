import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, in words: for speech, and as the tooltip unless `title` is. Holds what the button shows in letters. */
  label: string;
  icon: ReactNode;
  /** Draws the small accent dot: something new is behind it. Say so in `label` too. */
  dot?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A 32-px button that is mostly its icon; 40 on mobile. `children` follow the icon (the language code beside the globe). */
export function IconButton({ label, icon, dot, className, children, type = 'button', title = label, ref, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={clsx(styles.iconButton, !children && styles.square, className)}
      aria-label={label}
      title={title}
    >
      {icon}
      {children}
      {dot ? <span className={styles.dot} data-dot="" /> : null}
    </button>
  );
}
