import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Note } from '@/src/ui/views/Note';
import { CodeCard } from '../view/factor/CodeCard';
import { SavedForm } from '../view/factor/SavedForm';
import styles from './RecoveryCodes.module.css';

const ADVICE = ['keep', 'used', 'never'] as const;

interface RecoveryCodesScreenProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Second of two steps: the recovery codes, shown once. Who leaves has typed one of their copy. */
export function RecoveryCodesScreen({ codes, onSaved }: RecoveryCodesScreenProps) {
  const { t } = useTranslation('common');
  const { site } = useSite();
  useEffect(() => {
    window.scrollTo({ top: 0 });
    // A reload or a closed tab would lose them: the browser asks.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <div className={styles.page} data-testid="recovery-codes">
      <PageTitle title={t('security.recovery.title')} lead={t('security.recovery.lead')} />
      <div className={styles.body}>
        <Note tone="warning" title={t('security.recovery.onlyTime')}>
          {t('security.recovery.onlyTimeText')}
        </Note>
        <CodeCard codes={codes} />
        <ul className={styles.advice}>
          {ADVICE.map((key) => (
            <li key={key}>
              <CircleCheck size={16} aria-hidden="true" />
              {t(`security.recovery.${key}`, { name: site.name })}
            </li>
          ))}
        </ul>
        <SavedForm codes={codes} onSaved={onSaved} />
      </div>
    </div>
  );
}
