import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect } from 'react';
import { codes } from '@/contract/codes';
import { type HandoverAsked, usePhoneView } from '@/src/api/queries/handover';
import { Banner } from '@/src/ui/views/Banner';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Phone.module.css';
import { PhoneEnd } from './PhoneEnd';
import { PhoneFrame } from './PhoneFrame';
import { PhonePictures } from './PhonePictures';
import { usePhoneKey } from './usePhoneKey';

/** A link is none: unknown, or not even of its form. */
const NO_LINK: ReadonlySet<string> = new Set([codes.handoverOver.code, codes.badRequest.code]);

/** Where the code of a computer's page leads: a phone takes the pictures of one step, and can do nothing else. */
export function PhoneScreen() {
  const { t } = useTranslation('common');
  const [key, keep] = usePhoneKey();
  const { data: view, error, isValidating, mutate } = usePhoneView(key ?? undefined);
  const onAsked = useCallback((next: HandoverAsked) => void mutate({ asked: next }, { revalidate: false }), [mutate]);
  const asked = view?.asked;
  const isLetIn = asked !== undefined;
  useEffect(() => {
    // The link has done what it is for.
    if (isLetIn && key?.link !== undefined) keep({ phone: key.phone });
  });
  if (key === null || (error && NO_LINK.has(error.code))) return <PhoneEnd of="over" />;
  if (asked && key) return <PhonePictures key={key.phone} phone={key.phone} asked={asked} onAsked={onAsked} />;
  if (view?.number !== undefined) return <PhoneNumber number={view.number} />;
  return (
    <PhoneFrame title={t('verification.handover.title')}>
      {error ? (
        <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <div className={styles.opening} role="status" aria-busy="true" aria-label={t('verification.handover.page.opening')}>
          <Skeleton width="70%" height={18} />
          <Skeleton height={208} />
        </div>
      )}
    </PhoneFrame>
  );
}

/** The number to be typed at the computer, before this phone is told anything: whoever only sent the link on does not see it. */
function PhoneNumber({ number }: { number: string }) {
  const { t } = useTranslation('common');
  return (
    <PhoneFrame title={t('verification.handover.page.numberTitle')} lead={t('verification.handover.page.numberText')}>
      <p role="status" className={styles.number} data-testid="phone-number">
        <bdi className="num">{number}</bdi>
      </p>
      <Banner tone="warning" rounded title={t('verification.handover.page.ownTitle')}>
        {t('verification.handover.page.numberOwn')}
      </Banner>
    </PhoneFrame>
  );
}
