import { Lock } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { StateView } from '@/src/ui/views/StateView';
import styles from './LoginFirst.module.css';

/** What a visitor finds where only an owner can act: the two ways in. */
export function LoginFirst() {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  return (
    <div className={styles.page}>
      <PageTitle title={t('security.changePassword')} />
      <StateView
        icon={Lock}
        title={t('security.loginFirst')}
        text={t('security.loginFirstText')}
        action={
          <div className={styles.ways}>
            <ButtonLink href={`${pathTo('login')}?${new URLSearchParams({ returnUrl: asPath })}`}>{t('security.logIn')}</ButtonLink>
            <ButtonLink variant="border" href={pathTo('resetPassword')}>
              {t('security.resetPassword')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
