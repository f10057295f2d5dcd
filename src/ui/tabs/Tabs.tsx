import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useGoesOn } from '../scroll/useGoesOn';
import { isRightToLeft, movedIndex } from './rovingKeys';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Small number behind the label ("Open orders 4"). */
  count?: number;
  icon?: ReactNode;
  disabled?: boolean;
}

interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the tabs choose between, for speech. */
  label: string;
  /** `line`: accent underline, for the parts of a page. `segment`: a filled switch, for two or three ways to see one thing. */
  look?: 'line' | 'segment';
  /** Line height: 48, 40 (small) or 36 (dense). */
  size?: 'regular' | 'small' | 'dense';
  /**
   * What the parts are alike in but for a filter: chips on phones, a line of tabs elsewhere. `edge`: what is around them reaches from edge
   * to edge there. `inset`: it keeps the page's inset, over which they scroll.
   */
  chipsOnPhones?: 'edge' | 'inset';
  /** Segments share the whole width. */
  stretch?: boolean;
  /** Id prefix of the panels; pass the same one to TabPanel. */
  id?: string;
  className?: string;
}

/** Tabs by the ARIA pattern: arrows, Home and End move and choose at once; Tab leaves. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { items, value, onChange, label, look = 'line', size = 'regular', chipsOnPhones, stretch, id, className } = props;
  const ownId = useId();
  const ref = useGoesOn<HTMLDivElement>('[aria-selected="true"]');
  const prefix = id ?? ownId;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const enabled = items.filter((item) => !item.disabled);
    const current = enabled.findIndex((item) => item.value === value);
    const next = enabled[movedIndex(event.key, current, enabled.length, isRightToLeft(event.currentTarget)) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${prefix}-tab-${next.value}`)?.focus();
  };
  const isLine = look === 'line';
  const row = isLine ? [styles.lines, size === 'dense' && styles.denseLines] : [styles.segments, stretch && styles.stretched];
  const tab = isLine ? [styles.line, size === 'regular' ? styles.tall : styles[size]] : [styles.segment, stretch && styles.wide];
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      className={clsx(row, chipsOnPhones && styles.chips, chipsOnPhones === 'inset' && styles.overInset, className)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={`${prefix}-tab-${item.value}`}
          aria-selected={item.value === value}
          aria-controls={id ? `${id}-panel-${item.value}` : undefined}
          tabIndex={item.value === value ? 0 : -1}
          disabled={item.disabled}
          className={clsx(styles.tab, tab)}
          onClick={() => onChange(item.value)}
        >
          {item.icon}
          {item.label}
          {item.count === undefined ? null : <span className={clsx('num', styles.count)}>{item.count}</span>}
        </button>
      ))}
    </div>
  );
}
