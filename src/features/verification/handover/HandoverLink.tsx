import { Copy } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { formatTime } from '@/src/format';
import { localePath } from '@/src/i18n/localePath';
import { Button } from '@/src/ui/button/Button';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import styles from './Handover.module.css';

const QrCode = dynamic(() => import('@/src/ui/qr/QrCode').then((module) => module.QrCode), { ssr: false });

/** The link as a picture for the phone's camera, and as a text to be sent there. It opens this page's language on this host. */
export function HandoverLink({ link, expiresAt }: { link: string; expiresAt: number }) {
  const { t } = useTranslation('common');
  const { locale, defaultLocale } = useRouter();
  const copy = useCopyText(t('verification.handover.copied'), t('security.copyFailed'));
  // Shown after a press alone: the browser knows its host.
  const url = `${window.location.origin}${localePath(pathTo('verificationPhone'), locale, defaultLocale)}#${link}`;
  return (
    <div className={styles.link} data-testid="handover-link" data-url={url}>
      <QrCode text={url} label={t('verification.handover.code')} />
      <p>{t('verification.handover.scan')}</p>
      <p className={styles.until}>{t('verification.handover.until', { time: formatTime(expiresAt) })}</p>
      <Button variant="tertiary" size="small" startIcon={<Copy size={14} aria-hidden="true" />} onClick={() => void copy(url)}>
        {t('verification.handover.copy')}
      </Button>
    </div>
  );
}
