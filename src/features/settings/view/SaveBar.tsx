import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** What is not saved, as people read it. */
  names: string;
  /** Why they could not be saved. */
  problem: string | undefined;
  isBusy: boolean;
  onDiscard: () => void;
}

/** At the end of the screen while something is not saved: what, and what can be done about it. */
export function SaveBar({ names, problem, isBusy, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.bar} data-bottom-bar="" data-testid="save-bar">
      {problem ? (
        <div className={styles.problem}>
          <Note tone="error">{problem}</Note>
        </div>
      ) : null}
      <p className={styles.words} role="status">
        <CircleAlert size={16} aria-hidden="true" />
        <span>{t('profile.settings.changes', { names })}</span>
      </p>
      <div className={styles.acts}>
        <Button variant="border" size="medium" disabled={isBusy} onClick={onDiscard} data-testid="discard-settings">
          {t('profile.settings.discard')}
        </Button>
        <Button type="submit" size="medium" loading={isBusy} data-testid="save-settings">
          {t('profile.settings.save')}
        </Button>
      </div>
    </div>
  );
}
