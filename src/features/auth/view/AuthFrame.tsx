import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { Link } from '@/src/ui/link/Link';
import styles from './AuthFrame.module.css';
import { MarketAside } from './MarketAside';

interface AuthFrameProps {
  title: string;
  lead: ReactNode;
  /** The way back, above the title. */
  back?: { href: string; label: string; onPress?: () => void };
  children: ReactNode;
}

/** A sign-in page: the form in one half, the market in the other. */
export function AuthFrame({ title, lead, back, children }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>
        <div className={styles.column}>
          {back ? <BackLink {...back} /> : null}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <AuthFoot />
      </div>
      <MarketAside />
    </div>
  );
}

function BackLink({ href, label, onPress }: NonNullable<AuthFrameProps['back']>) {
  return (
    <Link href={href} onClick={onPress} className={clsx('finger', styles.back)}>
      <ArrowLeft size={16} aria-hidden="true" />
      {label}
    </Link>
  );
}

function AuthFoot() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { site, links } = useSite();
  const help = localLink(links.help ?? links.footer.help, locale);
  const privacy = localLink(links.footer.privacyPolicy, locale);
  return (
    <div className={styles.foot}>
      <span>{t('auth.foot.copyright', { name: site.name, year: new Date().getUTCFullYear() })}</span>
      {help ? <FootLink href={help} label={t('auth.foot.help')} /> : null}
      {privacy ? <FootLink href={privacy} label={t('auth.foot.privacy')} /> : null}
    </div>
  );
}

function FootLink({ href, label }: { href: string; label: string }) {
  return (
    <>
      <span aria-hidden="true">·</span>
      <Link href={href} className="finger">
        {label}
      </Link>
    </>
  );
}
