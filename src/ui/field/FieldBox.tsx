import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Field.module.css';
import type { FieldHeight } from './FieldFrame';

export interface FieldBoxProps {
  height?: FieldHeight;
  /** Icon or words before the text. */
  start?: ReactNode;
  /** Unit, button or icon behind it. */
  end?: ReactNode;
}

const heights: Record<FieldHeight, string | undefined> = { 32: styles.h32, 40: styles.h40, 48: undefined, 56: styles.h56, 72: styles.h72 };

/** A press beside the text puts the caret into it. */
function focusInput(event: MouseEvent<HTMLDivElement>): void {
  const target = event.target;
  if (!(target instanceof Element) || target.closest('input, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** The outlined box of a text control with its slots. */
export function FieldBox({
  height = 48,
  start,
  end,
  invalid,
  disabled,
  children,
}: FieldBoxProps & { invalid?: boolean; disabled?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only widens the pressable area; the input inside has the keyboard.
    <div
      className={clsx(styles.box, heights[height], disabled && styles.disabled, invalid && styles.invalid)}
      onMouseDown={focusInput}
      data-leads-to-input
    >
      {start ? <span className={clsx(styles.slot, typeof start === 'string' && styles.inside)}>{start}</span> : null}
      {children}
      {end ? <span className={clsx(styles.slot, styles.unit)}>{end}</span> : null}
    </div>
  );
}
