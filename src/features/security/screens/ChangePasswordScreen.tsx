import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ChangePasswordForm } from '../view/ChangePasswordForm';
import { LoginFirst } from '../view/LoginFirst';
import { WhatHappens } from '../view/WhatHappens';
import styles from './ChangePassword.module.css';

interface ChangePasswordScreenProps {
  /** What the server saw: of a visitor nothing is asked that needs a session, whose refusal would lead away to the login. */
  isSignedIn: boolean;
}

/** Choosing another password, with what follows from it beside the form. The page is open: visitors are told where to go. */
export function ChangePasswordScreen({ isSignedIn }: ChangePasswordScreenProps) {
  const { t } = useTranslation('common');
  const hasToken = useHasToken(isSignedIn);
  if (!hasToken) return <LoginFirst />;
  return (
    <>
      <PageTitle title={t('security.changePassword')} parent={{ label: t('security.title'), href: pathTo('profileSecurity') }} />
      <div className={styles.split}>
        <ChangePasswordForm />
        <WhatHappens />
      </div>
    </>
  );
}
