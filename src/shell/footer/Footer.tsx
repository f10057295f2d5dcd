import { Globe } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { siteDescription } from '@/src/brand/siteDescription';
import { useWorth } from '@/src/brand/useWorth';
import { FOOTER_DELAY_MS } from '@/src/config/constants';
import { useLocale } from '@/src/i18n/useLocale';
import { Link } from '@/src/ui/link/Link';
import { BrandLink } from '../header/BrandLink';
import { useSiteLanguages } from '../language/useSiteLanguages';
import styles from './Footer.module.css';
import { footerGroups, socialLinks } from './footerGroups';
import { LicenceNote } from './LicenceNote';
import { SocialIcon } from './SocialIcon';

function useAppearsLater(): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsHere(true), FOOTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isHere;
}

/** The brand's links, social pages and licence. It appears a second after the page, when nobody waits for it. */
export function Footer() {
  const { t } = useTranslation();
  const site = useSite();
  const locale = useLocale();
  const isHere = useAppearsLater();
  const { currency } = useWorth();
  const language = useSiteLanguages().find(({ type }) => type === locale)?.name;
  if (!isHere) return null;

  const social = socialLinks(site, locale);
  return (
    <footer className={styles.footer} data-testid="footer">
      <div className={styles.wrap}>
        <div className={styles.grid}>
          <div className={styles.brand}>
            <BrandLink />
            <p className={styles.description} dir="auto">
              {siteDescription(site, locale)}
            </p>
            {social.length > 0 && (
              <ul className={styles.social}>
                {social.map(({ name, url }) => (
                  <li key={name}>
                    <Link href={url} aria-label={t(`shell.social.${name}`)}>
                      <SocialIcon name={name} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {footerGroups(site, locale).map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2>{t(title)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.title}>
                    <Link href={link.url}>{t(link.title)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <LicenceNote />
        <div className={styles.lastLine}>
          <span>{t('shell.footer.risk', { year: new Date().getFullYear(), name: site.site.name })}</span>
          {language && (
            <span className={styles.language}>
              <Globe size={14} aria-hidden="true" />
              {`${language} · ${currency}`}
            </span>
          )}
        </div>
      </div>
    </footer>
  );
}
