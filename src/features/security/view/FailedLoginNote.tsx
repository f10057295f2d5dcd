import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Note } from '@/src/ui/views/Note';
import { unexplainedFailure } from '../model/failedLogin';
import { knownUntil, rememberKnown } from '../model/knownFailures';
import type { Activity } from './activityIcons';
import styles from './FailedLoginNote.module.css';

/** That somebody failed to log in, until the owner says who it was. `rows` are newest first. */
export function FailedLoginNote({ rows }: { rows: readonly Activity[] }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const userId = useAppSelector((state) => state.profile.userInfo?.id);
  const [, setSaid] = useState(0);
  const failure = userId === undefined ? undefined : unexplainedFailure(rows, knownUntil(userId));
  if (!failure || userId === undefined) return null;
  const place = failure.country === null ? failure.ip : format.region(failure.country);
  const itWasMe = () => {
    rememberKnown(userId, failure.at);
    setSaid(failure.at);
  };
  return (
    <div className={styles.around} data-testid="failed-login">
      <Note
        tone="warning"
        title={t(`security.failed.${failure.result}`, { time: format.moment(failure.at) })}
        actions={
          <>
            <ButtonLink variant="tertiary" size="small" href={pathTo('profileChangePassword')}>
              {t('security.changePassword')}
            </ButtonLink>
            <Button variant="border" size="small" onClick={itWasMe}>
              {t('security.itWasMe')}
            </Button>
          </>
        }
      >
        {t('security.failedText', { place })}
      </Note>
    </div>
  );
}
