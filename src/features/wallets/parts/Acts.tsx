import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { buttonClass } from '@/src/ui/button/variants';
import { Link } from '@/src/ui/link/Link';
import styles from './Acts.module.css';

/** Something that can be done with a wallet or a coin: going somewhere, or a dialog. */
export interface Act {
  key: string;
  label: string;
  icon: LucideIcon;
  href?: string;
  onClick?: () => void;
}

/** Buttons in a row, the first the one most come for; tiles with their names below on phones. */
export function Acts({ acts, label }: { acts: readonly Act[]; label: string }) {
  if (acts.length === 0) return null;
  return (
    <ul className={styles.acts} aria-label={label}>
      {acts.map((act, index) => (
        <li key={act.key}>
          <ActButton act={act} isPrimary={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function ActButton({ act: { key, label, icon: Icon, href, onClick }, isPrimary }: { act: Act; isPrimary: boolean }) {
  const className = buttonClass({ variant: isPrimary ? 'primary' : 'tertiary', className: clsx(styles.act, isPrimary && styles.primary) });
  const content = (
    <>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" className={className} onClick={onClick} data-testid={`act-${key}`}>
      {content}
    </button>
  ) : (
    <Link href={href} className={className} data-testid={`act-${key}`}>
      {content}
    </Link>
  );
}
