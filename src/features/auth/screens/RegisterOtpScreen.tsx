import { useTranslation } from 'next-i18next/pages';
import { confirmRegister } from '../actions/register';
import { useAuthLinks } from '../useAuthLinks';
import { CodeStep } from '../view/CodeStep';

/** Second step of a registration: the code makes the account. */
export function RegisterOtpScreen() {
  const { t } = useTranslation('common');
  const links = useAuthLinks();
  return (
    <CodeStep
      purpose="register"
      title={t('auth.register.confirmTitle')}
      back={{ href: links.register, label: t('auth.register.back') }}
      confirm={confirmRegister}
      submitLabel={t('auth.register.create')}
    />
  );
}
