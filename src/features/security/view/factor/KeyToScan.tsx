import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { AuthenticatorKey } from '@/contract/secondFactor';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { QrCode } from '@/src/ui/qr/QrCode';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import { keyGroups } from '../../model/keyGroups';
import styles from './KeyToScan.module.css';

/** The key as a picture for another device's camera, and as text. On phones a button hands it to the app there. */
export function KeyToScan({ authenticator: { key, uri } }: { authenticator: Pick<AuthenticatorKey, 'key' | 'uri'> }) {
  const { t } = useTranslation('common');
  const copy = useCopyText(t('security.authenticator.keyCopied'), t('security.copyFailed'));
  return (
    <div className={styles.key}>
      <ButtonLink variant="tertiary" block className={styles.open} href={uri} startIcon={<ExternalLink size={16} aria-hidden="true" />}>
        {t('security.authenticator.open')}
      </ButtonLink>
      <QrCode text={uri} label={t('security.authenticator.qr')} />
      <div className={styles.words}>
        <p>{t('security.authenticator.scan')}</p>
        <p className={styles.text} dir="ltr" data-testid="authenticator-key">
          {keyGroups(key).map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are told apart by their place alone
            <span key={place} className="num">
              {group}{' '}
            </span>
          ))}
        </p>
        <Button variant="tertiary" size="small" startIcon={<Copy size={14} aria-hidden="true" />} onClick={() => void copy(key)}>
          {t('security.authenticator.copyKey')}
        </Button>
      </div>
    </div>
  );
}
