import { Check, type LucideIcon, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styles from './Practice.module.css';

interface SideProps {
  title: string;
  keys: readonly string[];
  icon: LucideIcon;
  className?: string;
}

function Side({ title, keys, icon: Icon, className }: SideProps) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <h3>{t(title)}</h3>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <Icon size={14} aria-hidden="true" />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SAME = ['shell.practice.sameMatching', 'shell.practice.sameFees', 'shell.practice.sameHistory'];
const NOT_REAL = ['shell.practice.notMoney', 'shell.practice.notOthers', 'shell.practice.notReports'];

/** What the practice market shares with a real one, and what it does not. */
export function PracticeTruth() {
  return (
    <div className={styles.truth}>
      <Side title="shell.practice.same" keys={SAME} icon={Check} className={styles.real} />
      <Side title="shell.practice.notReal" keys={NOT_REAL} icon={X} />
    </div>
  );
}
