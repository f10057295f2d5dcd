import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useRef } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { keepStartedAddress } from '@/src/state/startedAddress';
import { Button } from '@/src/ui/button/Button';
import { Link } from '@/src/ui/link/Link';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import styles from './Hero.module.css';

/** The first step of an account: an address, which the registration then knows. */
export function HeroForm() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const locale = useLocale();
  const links = useHomeLinks();
  const { supportPhone = true } = useSite();
  const asked = t(supportPhone ? 'home.hero.address' : 'home.hero.addressByMail');
  const field = useRef<HTMLInputElement>(null);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    keepStartedAddress(field.current?.value ?? '');
    void router.push(links.register);
  };
  return (
    <>
      {/* Where no script runs the browser sends the form itself: as a post, so that no address ends up in a URL. */}
      <form className={styles.actions} onSubmit={goOn} method="post" action={`/${locale}${links.register}`}>
        <input
          ref={field}
          type="text"
          className={styles.field}
          aria-label={asked}
          placeholder={asked}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" className={styles.button}>
          {t('home.create')}
        </Button>
      </form>
      <p className={styles.note}>
        {t('home.hero.registered')}{' '}
        <Link href={links.login} className={styles.accent}>
          {t('shell.login')}
        </Link>
      </p>
    </>
  );
}
