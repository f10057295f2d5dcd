import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/Link';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './variants';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** A link that looks like a button: for going somewhere. For doing something use Button. */
export function ButtonLink({
  variant,
  size,
  block,
  danger,
  iconOnPhones,
  className,
  startIcon,
  endIcon,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ variant, size, block, danger, iconOnPhones, className })}>
      {startIcon}
      <span className={styles.label}>{children}</span>
      {endIcon}
    </Link>
  );
}
