import { useTranslation } from 'next-i18next/pages';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from '../NoticeChoices.module.css';
import { type PushState, usePush } from './usePush';

/** What stands in the way of push, and is said in place of what push is. */
const HINDRANCES: readonly PushState[] = ['denied', 'unsupported', 'unread'];

/** Web push on this device. */
export function PushRow() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { state, change, isBusy, error, retry, isReading } = usePush();
  return (
    <>
      <div className={styles.push}>
        <span className={styles.pushWords}>
          <span className={styles.kind}>{t('notifications.push.title')}</span>
          <span className={styles.about} role={state === 'unread' ? 'alert' : undefined}>
            {t(`notifications.push.${HINDRANCES.includes(state) ? state : 'text'}`)}
          </span>
        </span>
        {state === 'unknown' ? <Skeleton width={80} height={28} className={styles.pushAct} /> : null}
        {state === 'unread' ? (
          <Button variant="tertiary" size="small" loading={isReading} onClick={() => void retry()}>
            {t('ui.error.retry')}
          </Button>
        ) : null}
        {state === 'on' || state === 'off' ? (
          <Button variant="tertiary" size="small" loading={isBusy} onClick={() => void change(state === 'off')}>
            {t(`notifications.push.${state === 'off' ? 'on' : 'off'}`)}
          </Button>
        ) : null}
      </div>
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </>
  );
}
