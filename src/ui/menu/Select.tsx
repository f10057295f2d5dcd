import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import type { ButtonSize, ButtonVariant } from '../button/variants';
import { Menu } from './Menu';
import type { MenuOption } from './MenuList';
import styles from './Select.module.css';

interface SelectProps<Value extends string> {
  options: readonly MenuOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** What is chosen, for speech. */
  label: string;
  /** Words before the value: "Sort by". */
  prefix?: ReactNode;
  placeholder?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  disabled?: boolean;
  /** Px of the menu. */
  width?: number;
  className?: string;
}

/** One of a list, shown as its current value. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onChange,
    label,
    prefix,
    placeholder,
    variant = 'card',
    size = 'medium',
    block,
    disabled,
    width,
    className,
  } = props;
  const chosen = options.find((option) => option.value === value);
  const text = chosen?.label ?? placeholder ?? '';
  return (
    <Menu
      {...{ options, width }}
      value={value ?? ('' as Value)}
      label={label}
      onSelect={onChange}
      placement="bottom-end"
      className={className}
      trigger={(trigger) => (
        <Button
          {...trigger}
          {...{ variant, size, block, disabled }}
          aria-label={`${label}: ${text}`}
          endIcon={<ChevronDown size={14} className={clsx(styles.caret, trigger['aria-expanded'] && styles.open)} aria-hidden="true" />}
        >
          <span className={styles.value}>
            {/* The space keeps what is seen one text with the name: those who steer by voice say it. */}
            {prefix ? <span className={styles.prefix}>{prefix}</span> : null} {chosen?.icon}
            {text}
          </span>
        </Button>
      )}
    />
  );
}
