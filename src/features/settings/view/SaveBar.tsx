import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** What is not saved, as people read it. */
  names: string;
  isBusy: boolean;
  onDiscard: () => void;
}

/** At the end of the screen while something is not saved: what, and what can be done about it. */
export function SaveBar({ names, isBusy, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.bar} data-testid="save-bar">
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
