import { ArrowUpFromLine, KeyRound, MonitorSmartphone, ReceiptText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styles from './LockFacts.module.css';

const FACTS = [
  { key: 'devices', icon: MonitorSmartphone },
  { key: 'transfers', icon: ArrowUpFromLine },
  { key: 'orders', icon: ReceiptText },
  { key: 'passwords', icon: KeyRound },
] as const;

/** What becomes of an account that is locked, or has become of it. */
export function LockFacts({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('common');
  return (
    <dl className={styles.facts}>
      {FACTS.map(({ key, icon: Icon }) => (
        <div key={key} className={styles.fact}>
          <dt>
            <Icon size={18} aria-hidden="true" />
            {t(`auth.lock.${key}`)}
          </dt>
          <dd>{isDone ? t(`auth.lock.done.${key}`) : t(`auth.lock.next.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
