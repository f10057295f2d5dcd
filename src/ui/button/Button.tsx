import clsx from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner';
import { type ButtonLook, buttonClass } from './variants';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Shows a spinner, keeps label and width, ignores clicks. Focus stays where it is. */
  loading?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    danger,
    iconOnPhones,
    className,
    loading,
    startIcon,
    endIcon,
    onClick,
    children,
    type = 'button',
    ref,
    ...rest
  } = props;
  const swapsIcon = Boolean(startIcon ?? endIcon);
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={clsx(
        buttonClass({ variant, size, block, danger, iconOnPhones, className }),
        loading && styles.loading,
        loading && swapsIcon && styles.swapsIcon,
      )}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? swallow : onClick}
    >
      {loading ? <Spinner /> : startIcon}
      <span className={styles.label}>{children}</span>
      {!loading || startIcon ? endIcon : null}
    </button>
  );
}
