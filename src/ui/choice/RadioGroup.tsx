import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Choice } from './Choice';
import styles from './RadioGroup.module.css';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  /** The question, for speech. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  column?: boolean;
}

/** One of a few. The browser's own radio keys: arrows choose, Tab leaves. */
export function RadioGroup<Value extends string>({ label, options, value, onChange, column }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={clsx(styles.group, column && styles.column)}>
      {options.map((option) => (
        <Choice
          key={option.value}
          kind="radio"
          name={name}
          label={option.label}
          disabled={option.disabled}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}
