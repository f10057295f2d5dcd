import { CircleX, Copy, Info, MapPinOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { IconButton } from '@/src/ui/button/IconButton';
import { MessagePage } from '@/src/ui/page/MessagePage';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import { PageHead } from '../page/PageHead';
import styles from './AddressLimitScreen.module.css';

interface AddressLimitScreenProps {
  /** The address the server saw; absent when it does not know. */
  address?: string;
  /** Name of the country it was seen in; absent when no proxy tells. */
  country?: string;
  /** When the page was made, as text in UTC. */
  time: string;
  /** Names this page to support. */
  reference: string;
}

/** HTTP 423: this address or country may not use the site. */
export function AddressLimitScreen({ address, country, time, reference }: AddressLimitScreenProps) {
  const { t } = useTranslation();
  const { site, links } = useSite();
  const help = localLink(links.help ?? links.footer.help, useLocale());
  return (
    <>
      <PageHead titleKey="shell.addressLimit.title" />
      <MessagePage
        title={t('shell.addressLimit.title')}
        text={t('shell.addressLimit.text', { name: site.name })}
        icon={MapPinOff}
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
              <div>
                <dt>{t('shell.addressLimit.country')}</dt>
                <dd>{country ?? t('shell.addressLimit.countryUnknown')}</dd>
              </div>
              <Fact name={t('shell.addressLimit.time')} value={time} />
              <Fact name={t('shell.addressLimit.reference')} value={reference}>
                <CopyReference reference={reference} />
              </Fact>
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

function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi className="num">{value}</bdi>
        {children}
      </dd>
    </div>
  );
}

function CopyReference({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const copy = useCopyText(t('shell.addressLimit.copied'), t('shell.addressLimit.copyFailed'));
  return (
    <IconButton
      label={t('shell.addressLimit.copy')}
      icon={<Copy size={16} aria-hidden="true" />}
      className={styles.copy}
      onClick={() => void copy(reference)}
    />
  );
}
