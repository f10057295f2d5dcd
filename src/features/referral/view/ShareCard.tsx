import { Download, Share2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReferralInfo } from '@/src/api/queries/referral';
import { useSite } from '@/src/brand/SiteContext';
import { saveFile } from '@/src/lib/saveFile';
import { Button } from '@/src/ui/button/Button';
import { showToast } from '@/src/ui/toast/showToast';
import { CARD } from '../model/drawShareCard';
import { useShareCard } from '../useShareCard';
import { useShareLink } from '../useShareLink';
import styles from './ShareCard.module.css';

/** The picture that invites people, with the brand's look; to keep, and to hand on where the device can. */
export function ShareCard({ info, link }: { info: ReferralInfo; link: string | undefined }) {
  const { t } = useTranslation('common');
  const { site } = useSite();
  const { canvas, text } = useShareCard(info, link);
  const share = useShareLink();
  const withFile = async (use: (file: File) => void | Promise<void>) => {
    try {
      if (canvas.current) await use(await cardFile(canvas.current, `${site.name}-${info.code}.png`));
    } catch {
      showToast({ type: 'error', content: t('referral.card.failed') });
    }
  };
  const hand = (file: File) => {
    const whole: ShareData = { files: [file], text, url: link };
    return share?.(navigator.canShare?.(whole) ? whole : { text, url: link });
  };
  return (
    <div className={styles.share}>
      <canvas
        ref={canvas}
        className={styles.card}
        width={CARD.width}
        height={CARD.height}
        role="img"
        aria-label={t('referral.card.label', { text, code: info.code })}
      />
      <div className={styles.acts}>
        <Button
          variant="tertiary"
          block
          startIcon={<Download size={16} aria-hidden="true" />}
          onClick={() => void withFile((file) => saveFile(file.name, file, file.type))}
        >
          {t('referral.card.save')}
        </Button>
        {share ? (
          <Button variant="tertiary" block startIcon={<Share2 size={16} aria-hidden="true" />} onClick={() => void withFile(hand)}>
            {t('referral.card.share')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The drawn card as a PNG file. Rejects where the browser cannot make one. */
function cardFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('the picture could not be made'));
    }, 'image/png');
  });
}
