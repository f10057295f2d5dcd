import { useTranslation } from 'next-i18next/pages';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import styles from '../NoticeChoices.module.css';
import { usePush } from './usePush';

/** Web push on this device. */
export function PushRow() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { state, change, isBusy, error } = usePush();
  const isKnown = state === 'on' || state === 'off';
  const text = state === 'denied' || state === 'unsupported' ? t(`notifications.push.${state}`) : t('notifications.push.text');
  return (
    <>
      <div className={styles.push}>
        <span className={styles.pushWords}>
          <span className={styles.kind}>{t('notifications.push.title')}</span>
          <span className={styles.about}>{text}</span>
        </span>
        {isKnown ? (
          <Button variant="tertiary" size="small" loading={isBusy} onClick={() => void change(state === 'off')}>
            {state === 'off' ? t('notifications.push.on') : t('notifications.push.off')}
          </Button>
        ) : null}
      </div>
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </>
  );
}
