import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import styles from './Menu.module.css';
import { focusMenu, moveInMenu } from './menuKeys';

/** Specification section 3: "Dropdown option". */
export interface MenuOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Second line. */
  hint?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
}

interface MenuListProps<Value extends string> {
  options: readonly MenuOption<Value>[];
  /** Marks the chosen one: items are then one choice out of several. */
  value?: Value;
  onSelect: (value: Value) => void;
  onClose: () => void;
  label: string;
  /** Px. */
  width?: number;
  /** Takes the focus when it opens; not while it only hovers. */
  autoFocus?: boolean;
}

/** A menu by the ARIA pattern: arrows, Home, End and typing move, Enter and Space choose, Escape and Tab leave. */
export function MenuList<Value extends string>({ options, value, onSelect, onClose, label, width, autoFocus }: MenuListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const isChoice = value !== undefined;

  useEffect(() => {
    if (autoFocus) focusMenu(list.current);
  }, [autoFocus]);

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      className={styles.list}
      style={width === undefined ? undefined : ({ '--menu-width': `${width}px` } as CSSProperties)}
      onKeyDown={(event) => moveInMenu(event, onClose)}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: aria-checked is set for menuitemradio alone.
        <button
          key={option.value}
          type="button"
          role={isChoice ? 'menuitemradio' : 'menuitem'}
          aria-checked={isChoice ? option.value === value : undefined}
          tabIndex={-1}
          disabled={option.disabled}
          className={clsx(styles.item, option.danger && styles.danger)}
          onClick={() => {
            onSelect(option.value);
            onClose();
          }}
        >
          {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
          <span className={styles.label}>
            {option.label}
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </span>
          {option.value === value ? <Check size={16} className={styles.check} aria-hidden="true" /> : null}
        </button>
      ))}
    </div>
  );
}
