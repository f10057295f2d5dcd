import { QrCode as QrIcon, Share2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, useSyncExternalStore } from 'react';
import type { ReferralInfo } from '@/src/api/queries/referral';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import { Note } from '@/src/ui/views/Note';
import { percentOf } from '../model/percent';
import { useShareLink } from '../useShareLink';
import { CodeAndLink } from './CodeAndLink';
import styles from './InviteSection.module.css';
import { ShareCard } from './ShareCard';
import { Tiers } from './Tiers';

const never = () => () => undefined;

/** The address that invites a user, on this host; undefined until the browser knows its host and the code is there. */
function useReferralLink(code: string | undefined): string | undefined {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  );
  return origin === undefined || code === undefined ? undefined : `${origin}/register?ref=${code}`;
}

/** What invites people: code, link and picture, and the level it has led to. On phones sharing is the page's one button. */
export function InviteSection({ info }: { info: ReferralInfo }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const isMobile = useIsMobile();
  const link = useReferralLink(info.code);
  const share = useShareLink();
  const copy = useCopyText(t('referral.linkCopied'), t('referral.copyFailed'));
  const [isPictured, setPictured] = useState(false);
  const text = t('referral.card.promise', { rate: format.share(percentOf(info.welcome.rate)) });
  const hand = () => void (share ? share({ text, url: link }) : copy(link ?? ''));
  return (
    <div className={styles.invite}>
      <div className={styles.card}>
        <CodeAndLink code={info.code} link={link} />
        <hr className={styles.rule} />
        <Tiers info={info} />
        {info.welcomeUntil === null ? null : (
          <Note tone="success">
            {t('referral.ownWelcome', {
              rate: format.share(percentOf(info.welcome.rate)),
              date: format.date(info.welcomeUntil - 1, 'utc'),
            })}
          </Note>
        )}
      </div>
      {isMobile === false ? <ShareCard info={info} link={link} /> : null}
      {isMobile ? (
        <BottomBar>
          <Button size="large" startIcon={<Share2 size={18} aria-hidden="true" />} disabled={link === undefined} onClick={hand}>
            {t('referral.shareLink')}
          </Button>
          <Button
            variant="tertiary"
            size="large"
            aria-label={t('referral.card.open')}
            startIcon={<QrIcon size={20} aria-hidden="true" />}
            onClick={() => setPictured(true)}
          />
        </BottomBar>
      ) : null}
      <Dialog open={isPictured && isMobile !== false} onClose={() => setPictured(false)} title={t('referral.card.open')}>
        <ShareCard info={info} link={link} />
      </Dialog>
    </div>
  );
}
