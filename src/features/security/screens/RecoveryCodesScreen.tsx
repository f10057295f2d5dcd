import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { leaving } from '@/src/lib/leaving';
import { useLeaveGuard } from '@/src/ui/overlay/useLeaveGuard';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Note } from '@/src/ui/views/Note';
import { CodeCard } from '../view/factor/CodeCard';
import { SavedForm } from '../view/factor/SavedForm';
import styles from './RecoveryCodes.module.css';

const ADVICE = ['keep', 'used', 'never'] as const;

interface RecoveryCodesScreenProps {
  codes: readonly string[];
  onSaved: () => void;
  /** Left for the page they were asked for on, without one of the copy. */
  onLeft: () => void;
}

/** Second of two steps: the recovery codes, shown once. Who leaves has typed one of their copy, or was asked whether to go without. */
export function RecoveryCodesScreen({ codes, onSaved, onLeft }: RecoveryCodesScreenProps) {
  const { t } = useTranslation('common');
  const { site } = useSite();
  const question = useLeaveGuard(true, {
    title: t('security.recovery.leave.title'),
    text: t('security.recovery.leave.text'),
    leave: t('security.recovery.leave.confirm'),
    stay: t('security.recovery.leave.stay'),
  });
  useEffect(() => {
    // In braces: a browser may answer with a promise, which is no way to clean up.
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={styles.page} data-testid="recovery-codes">
      <PageTitle
        title={t('security.recovery.title')}
        lead={t('security.recovery.lead')}
        onBack={() => void leaving(async () => onLeft())}
      />
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
      {question}
    </div>
  );
}
