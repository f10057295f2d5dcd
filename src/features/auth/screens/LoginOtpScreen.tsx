import { useTranslation } from 'next-i18next/pages';
import { confirmLogin } from '../actions/logIn';
import { useAuthLinks } from '../useAuthLinks';
import { CodeStep } from '../view/CodeStep';

/** Second step of a login: the code. */
export function LoginOtpScreen() {
  const { t } = useTranslation('common');
  const links = useAuthLinks();
  return (
    <CodeStep
      purpose="login"
      title={t('auth.code.title')}
      back={{ href: links.login, label: t('auth.code.back') }}
      confirm={confirmLogin}
      submitLabel={t('auth.code.verify')}
    />
  );
}
