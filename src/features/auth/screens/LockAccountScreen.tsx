import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useFragment } from '@/src/lib/useFragment';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Note } from '@/src/ui/views/Note';
import { lockAccount } from '../actions/lockAccount';
import { useAuthLinks } from '../useAuthLinks';
import { AuthFrame } from '../view/AuthFrame';
import styles from '../view/AuthFrame.module.css';
import { LockedView } from '../view/LockedView';
import { LockFacts } from '../view/LockFacts';

/** Where "This was not me" of a mail leads. Opening it changes nothing, for mail scanners open links, too: the button locks. */
export function LockAccountScreen() {
  const token = useFragment();
  return token === '' ? <BrokenLink /> : <LockByLink key={token} token={token ?? ''} />;
}

function LockByLink({ token }: { token: string }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [lockedAt, setLockedAt] = useState<number>();
  const { submit, isBusy, error } = useSubmit(async () => setLockedAt((await lockAccount(token)).lockedAt));
  if (lockedAt !== undefined) return <LockedView lockedAt={lockedAt} />;
  if (error?.code === codes.lockLinkInvalid.code || error?.code === codes.badRequest.code) return <BrokenLink />;
  return (
    <AuthFrame title={t('auth.lock.title')} lead={t('auth.lock.lead')}>
      <div className={styles.fields}>
        <LockFacts isDone={false} />
        {error ? <Note tone="error">{words(error)}</Note> : null}
        <Button block danger className={styles.submit} loading={isBusy} onClick={() => void submit()} data-testid="lock-account">
          {t('auth.lock.submit')}
        </Button>
        <ButtonLink block variant="border" className={styles.submit} href={pathTo('home')}>
          {t('auth.lock.itWasMe')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function BrokenLink() {
  const { t } = useTranslation('common');
  const links = useAuthLinks();
  return (
    <AuthFrame title={t('auth.lock.brokenTitle')} lead={t('auth.lock.brokenLead')}>
      <div className={styles.fields}>
        <ButtonLink block className={styles.submit} href={links.resetPassword}>
          {t('auth.lock.reset')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
