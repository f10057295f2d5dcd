import clsx from 'clsx';
import styles from './Button.module.css';

/** Specification section 3. What each is for: design guide, "Hierarchy". */
export const BUTTON_VARIANTS = [
  'primary',
  'secondary',
  'tertiary',
  'tertiaryLight',
  'border',
  'ghost',
  'tradingSell',
  'tradingBuy',
  'surface',
  'tableDropdown',
  'card',
  'gray',
] as const;
export const BUTTON_SIZES = ['large', 'medium', 'small'] as const;

export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export interface ButtonLook {
  /** One `primary` per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Destroys something: red in every market-colour setting. */
  danger?: boolean;
  /** On phones it is its icon alone, as high as a finger; it is still called by its words. */
  iconOnPhones?: boolean;
  className?: string;
}

export function buttonClass({ variant = 'primary', size = 'medium', block, danger, iconOnPhones, className }: ButtonLook): string {
  return clsx(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    danger && styles.danger,
    iconOnPhones && styles.iconOnPhones,
    className,
  );
}
