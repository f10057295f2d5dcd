import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { AppearanceMenu } from '../appearance/AppearanceMenu';
import { DrawerButton } from '../drawer/DrawerButton';
import { forcedThemeOf } from '../page/forcedTheme';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';

/** What a visitor finds at the end of the header. */
export function VisitorActions() {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  return (
    <>
      <LanguageMenu className={styles.onlyDesktop} />
      {forcedThemeOf(pathname) === undefined && <AppearanceMenu className={styles.onlyDesktop} />}
      <span className={styles.visitor}>
        <ButtonLink href="/login" variant="ghost" size="small" className={styles.login} data-testid="login">
          {t('shell.login')}
        </ButtonLink>
        <ButtonLink href="/register" variant="tertiaryLight" size="small" data-testid="register">
          {t('shell.register')}
        </ButtonLink>
      </span>
      <DrawerButton className={styles.onlyBelowDesktop} />
    </>
  );
}
