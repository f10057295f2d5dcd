import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Earn.module.css';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode; icon?: LucideIcon }[];
  className?: string;
}

/** What something comes to, line by line. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={clsx(styles.facts, className)}>
      {facts.map(({ label, value, icon: Icon }) => (
        <div key={label}>
          <dt>
            {Icon ? <Icon size={16} aria-hidden="true" /> : null}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
