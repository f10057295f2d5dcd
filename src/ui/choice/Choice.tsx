import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'onChange'> {
  /** Always given; `hideLabel` leaves it to speech alone. */
  label: ReactNode;
  hideLabel?: boolean;
  /** A box in a table of desks, a switch under the thumb: takes effect at once in both. */
  switchOnPhones?: boolean;
  onChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

type Kind = 'checkbox' | 'radio' | 'switch';

const drawings: Record<Kind, ReactNode> = {
  checkbox: (
    <span className={clsx(styles.box, styles.check)}>
      <Check size={12} strokeWidth={4} aria-hidden="true" />
    </span>
  ),
  radio: <span className={clsx(styles.box, styles.radio)} />,
  switch: <span className={styles.track} />,
};

/** What checkbox, radio and switch have in common: a native input, its drawing, its label. */
export function Choice({ kind, label, hideLabel, switchOnPhones, onChange, className, ref, ...input }: ChoiceProps & { kind: Kind }) {
  return (
    <label className={clsx(styles.choice, hideLabel && styles.hiddenLabel, className)}>
      <input
        {...input}
        ref={ref}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' || switchOnPhones ? 'switch' : undefined}
        className={clsx(styles.input, kind === 'switch' && styles.wide, switchOnPhones && styles.wideOnPhones)}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {switchOnPhones ? (
        <span className={styles.either}>
          {drawings[kind]}
          {drawings.switch}
        </span>
      ) : (
        drawings[kind]
      )}
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
