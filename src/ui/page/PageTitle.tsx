import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { Link } from '../link/Link';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  title: string;
  /** A sentence below the name. */
  lead?: ReactNode;
  /** The picture of what the page is about, before its name; phones have room for the name alone. */
  icon?: ReactNode;
  /** How what the page is about stands, beside its name. */
  tag?: ReactNode;
  /** The page this one belongs to. Without one, a phone's way back leads to where its user came from. */
  parent?: { label: string; href: string };
  /** The step before this one: a way back that leads to no other page. */
  step?: { label: string; onBack: () => void };
  /** What a phone's way back does in place of that. */
  onBack?: () => void;
  /** What can be done with the whole page. On phones it stands at the bar's end: words alone, or a button that is its icon there. */
  action?: ReactNode;
}

/** The page's name and the way back: above the content on a desk, a bar in the header's place on phones. */
export function PageTitle({ title, icon, tag, lead, parent, step, onBack, action }: PageTitleProps) {
  return (
    <div className={clsx(styles.head, icon && styles.withIcon)}>
      <div className={styles.bar}>
        {parent ? (
          <Link href={parent.href} className={styles.parent} aria-label={parent.label} data-testid="page-parent">
            <ArrowLeft size={16} className="mirror" aria-hidden="true" />
            <span className={styles.parentName}>{parent.label}</span>
          </Link>
        ) : step ? (
          <button type="button" className={styles.parent} aria-label={step.label} onClick={step.onBack} data-testid="page-back">
            <ArrowLeft size={16} className="mirror" aria-hidden="true" />
            <span className={styles.parentName}>{step.label}</span>
          </button>
        ) : (
          <HistoryBack onBack={onBack} />
        )}
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        {tag ? (
          <div className={styles.tagged}>
            <h1 className={styles.title}>{title}</h1>
            {tag}
          </div>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}

function HistoryBack({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <IconButton
      label={t('ui.back')}
      className={styles.back}
      icon={<ArrowLeft size={22} className="mirror" aria-hidden="true" />}
      // Who came by a link from elsewhere has no page here to go back to.
      onClick={onBack ?? (() => (window.history.length > 1 ? router.back() : void router.push('/')))}
      data-testid="page-back"
    />
  );
}
