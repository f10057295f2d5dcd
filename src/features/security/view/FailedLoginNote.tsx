import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { useFormat } from '@/src/format';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Note } from '@/src/ui/views/Note';
import { unexplainedFailure } from '../model/failedLogin';
import type { Activity } from './activityIcons';
import styles from './FailedLoginNote.module.css';

type Known = Record<string, number>;
const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number');

const stored = (): Known => readLocalJson(STORAGE_KEYS.knownFailures, isKnown) ?? {};

/** Up to when a user has said that failed logins were their own, in ms; 0 when never. */
const knownUntil = (userId: string): number => stored()[userId] ?? 0;

function rememberKnown(userId: string, until: number): void {
  writeLocalJson(STORAGE_KEYS.knownFailures, { ...stored(), [userId]: until });
}

/** That a login failed, until the owner says who it was. `rows` are newest first. */
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
