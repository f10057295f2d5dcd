import clsx from 'clsx';
import { KeyRound, MailCheck, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Tag } from '@/src/ui/choice/Tag';
import home from '../../Home.module.css';
import styles from './SecurityBand.module.css';

/** What protects every account today; exchange/app/accounts is where each of them is done. */
const PROTECTIONS = [
  { key: 'code', Icon: ShieldCheck },
  { key: 'password', Icon: KeyRound },
  { key: 'sessions', Icon: MonitorSmartphone },
  { key: 'notice', Icon: MailCheck },
] as const;

/** `isLast`: nothing stands between it and the closing band. */
export function SecurityBand({ isLast }: { isLast: boolean }) {
  const { t } = useTranslation('common');
  const help = localLink(useSite().links.help, useLocale());
  return (
    <section className={clsx(home.wrap, home.band, styles.band, isLast && styles.last)}>
      <div>
        <h2 className={home.title}>{t('home.security.title')}</h2>
        <p className={`${home.lead} ${styles.lead}`}>{t('home.security.lead')}</p>
        {help ? (
          <ButtonLink href={help} variant="border" size="large" className={styles.more}>
            {t('home.security.more')}
          </ButtonLink>
        ) : null}
      </div>
      <ul className={home.card}>
        {PROTECTIONS.map(({ key, Icon }) => (
          <li key={key} className={styles.row}>
            <Icon size={22} className={styles.icon} aria-hidden="true" />
            <span className={styles.words}>
              {t(`home.security.name.${key}`)}
              <small>{t(`home.security.text.${key}`)}</small>
            </span>
            <Tag tone="success">{t('home.security.on')}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
