import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { confirmRegister } from '../actions/register';
import { useAuthLinks } from '../useAuthLinks';
import { CodeStep } from '../view/CodeStep';

/** Second step of a registration: the code makes the account. */
export function RegisterOtpScreen() {
  const { t } = useTranslation('common');
  const links = useAuthLinks();
  const { supportSpot } = useSite();
  return (
    <CodeStep
      purpose="register"
      title={t('auth.register.confirmTitle')}
      back={{ href: links.register, label: t('auth.register.back') }}
      confirm={confirmRegister}
      submitLabel={t('auth.register.create')}
      // A new user who was on the way to nowhere starts where trading is.
      home={pathTo(supportSpot ? 'spot' : 'home')}
    />
  );
}
