import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

type BannerTone = 'warning' | 'error' | 'success' | 'info';

const icons: Record<BannerTone, LucideIcon> = { warning: TriangleAlert, error: CircleAlert, success: CircleCheck, info: Info };

interface BannerProps {
  tone: BannerTone;
  /** A few words in the tone's colour. */
  title?: ReactNode;
  icon?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Inside a page; bars that span the window have square corners. */
  rounded?: boolean;
  children?: ReactNode;
}

/** A bar about the state of the whole page or form: connection lost, back online, a warning above a form. */
export function Banner({ tone, title, icon, action, rounded, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={clsx(styles.banner, styles[tone], rounded && styles.rounded)} role={tone === 'error' ? 'alert' : 'status'}>
      {icon ?? <Icon size={16} aria-hidden="true" />}
      <span className={styles.words}>
        {title ? <span className={styles.title}>{title}</span> : null}
        {children ? <span className={styles.text}>{children}</span> : null}
      </span>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
