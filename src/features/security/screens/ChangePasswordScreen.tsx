import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { useWhyNot } from '../useWhyNot';
import { ChangePasswordForm } from '../view/ChangePasswordForm';
import { LoginFirst } from '../view/LoginFirst';
import { WhatHappens } from '../view/WhatHappens';
import styles from './ChangePassword.module.css';

interface ChangePasswordScreenProps {
  /** What the server saw: of a visitor nothing is asked that needs a session, whose refusal would lead away to the login. */
  isSignedIn: boolean;
}

/** Choosing another password. The page is open: visitors are told where to go. */
export function ChangePasswordScreen({ isSignedIn }: ChangePasswordScreenProps) {
  return useHasToken(isSignedIn) ? <OwnPassword /> : <LoginFirst />;
}

/** The form, with what follows from it beside it. */
function OwnPassword() {
  const { t } = useTranslation('common');
  const whyNot = useWhyNot('CHANGE_SECURITY');
  return (
    <>
      <PageTitle title={t('security.changePassword')} parent={{ label: t('security.title'), href: pathTo('profileSecurity') }} />
      <div className={styles.split}>
        <ChangePasswordForm whyNot={whyNot} />
        {whyNot === undefined ? <WhatHappens /> : null}
      </div>
    </>
  );
}
