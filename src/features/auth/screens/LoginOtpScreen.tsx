import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { errorParams } from '@/src/i18n/errorText';
import { confirmLogin } from '../actions/logIn';
import { type PendingFactor, readPendingFactor } from '../model/pendingFactor';
import { useAuthLinks } from '../useAuthLinks';
import { CodeStep } from '../view/CodeStep';
import { FactorStep } from '../view/FactorStep';
import { LockedView } from '../view/LockedView';

/** Second step of a login: the code. Third, where the account has one: the second factor. */
export function LoginOtpScreen() {
  const { t } = useTranslation('common');
  const links = useAuthLinks();
  const [pending, setPending] = useState<PendingFactor | null>();
  // After hydration: the server cannot know what this tab keeps.
  useEffect(() => setPending(readPendingFactor(Date.now()) ?? null), []);

  const [lockedAt, setLockedAt] = useState<number>();

  const confirm = async (sent: CodeSent, code: string) => {
    const next = await confirmLogin(sent, code).catch((failure: unknown) => {
      if (!isApiError(failure) || failure.code !== codes.accountIsLocked.code) throw failure;
      setLockedAt(Number(errorParams(failure.msg)[0]));
      return null;
    });
    if (next === null) return false;
    if (next) setPending(next);
    return next === undefined;
  };
  if (lockedAt !== undefined) return <LockedView lockedAt={lockedAt} />;
  if (pending) return <FactorStep pending={pending} />;
  return (
    <CodeStep
      purpose="login"
      title={t('auth.code.title')}
      back={{ href: links.login, label: t('auth.code.back') }}
      isReady={pending === null}
      confirm={confirm}
      submitLabel={t('auth.code.verify')}
    />
  );
}
