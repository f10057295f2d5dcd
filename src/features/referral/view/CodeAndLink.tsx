import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import styles from './CodeAndLink.module.css';

/** The code and the address with it, each to copy. */
export function CodeAndLink({ code, link }: { code: string; link: string | undefined }) {
  const { t } = useTranslation('common');
  // On phones sharing the link is the page's one button, at the end of the screen.
  const isMobile = useIsMobile();
  const copyCode = useCopyText(t('referral.codeCopied'), t('referral.copyFailed'));
  const copyLink = useCopyText(t('referral.linkCopied'), t('referral.copyFailed'));
  return (
    <div className={styles.both}>
      <div className={styles.box}>
        <span className={styles.label}>{t('referral.code')}</span>
        <span className={styles.line}>
          <bdi className={`num ${styles.code}`} data-testid="referral-code">
            {code}
          </bdi>
          <IconButton label={t('referral.copyCode')} icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copyCode(code)} />
        </span>
      </div>
      <div className={styles.box}>
        <span className={styles.label}>{t('referral.link')}</span>
        <span className={styles.line}>
          <bdi className={`num ${styles.link}`} dir="ltr" data-testid="referral-link">
            {link ? <Breakable address={link.replace(/^https?:\/\//, '')} /> : '--'}
          </bdi>
          {isMobile ? (
            <IconButton
              label={t('referral.copyLink')}
              icon={<Copy size={16} aria-hidden="true" />}
              disabled={link === undefined}
              onClick={() => void copyLink(link ?? '')}
            />
          ) : (
            <Button
              size="small"
              className={styles.copy}
              startIcon={<Copy size={14} aria-hidden="true" />}
              disabled={link === undefined}
              onClick={() => void copyLink(link ?? '')}
            >
              {t('referral.copyLink')}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

/** An address whose lines end after one of its signs, not in a word or in the code. */
function Breakable({ address }: { address: string }) {
  return address.split(/(?<=[./:?=&])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and change all at once.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
