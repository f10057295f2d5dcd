import { CircleX, Globe, Info } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { PageHead } from '../page/PageHead';
import styles from './AddressLimitScreen.module.css';
import { MessagePage } from './MessagePage';

interface AddressLimitScreenProps {
  /** The address the server saw; absent when it does not know. */
  address?: string;
  /** When the page was made, as text in UTC. */
  time: string;
}

/** HTTP 423: this address or country may not use the site. */
export function AddressLimitScreen({ address, time }: AddressLimitScreenProps) {
  const { t } = useTranslation();
  const { site, links } = useSite();
  const help = localLink(links.help ?? links.footer.help, useLocale());
  return (
    <>
      <PageHead titleKey="shell.addressLimit.title" />
      <MessagePage
        title={t('shell.addressLimit.title')}
        text={t('shell.addressLimit.text', { name: site.name })}
        icon={Globe}
        actions={
          <>
            <Button size="large" onClick={() => window.location.assign('/')}>
              {t('shell.failure.again')}
            </Button>
            {help && (
              <ButtonLink href={help} variant="border" size="large">
                {t('shell.addressLimit.support')}
              </ButtonLink>
            )}
          </>
        }
        aside={
          <>
            <dl className={styles.facts}>
              {address && <Fact name={t('shell.addressLimit.address')} value={address} />}
              <Fact name={t('shell.addressLimit.time')} value={time} />
            </dl>
            <ul className={styles.notes}>
              <li>
                <CircleX size={16} aria-hidden="true" />
                {t('shell.addressLimit.closed')}
              </li>
              <li>
                <Info size={16} aria-hidden="true" />
                {t('shell.addressLimit.vpn')}
              </li>
            </ul>
          </>
        }
      />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi className="num">{value}</bdi>
      </dd>
    </div>
  );
}
