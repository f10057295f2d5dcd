import { Clock3, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useVerificationState } from '@/src/api/queries/verification';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from '../Flow.module.css';
import { useLimitText, useShownLimits } from './LimitRows';
import { PhotoAdvice, type PhotoOf } from './PhotoAdvice';

/** Beside a step with photos: what makes them good, and another way to take them. */
export function GoodPhoto({ of, children }: { of: PhotoOf; children?: ReactNode }) {
  return (
    <>
      <PhotoAdvice of={of} place="beside" />
      {children}
      <Encrypted />
    </>
  );
}

/** What the level lets move once it is verified; where nothing can be moved, what happens to what is sent. */
export function Opens({ level }: { level: number }) {
  const { t } = useTranslation('common');
  const text = useLimitText();
  const { data } = useVerificationState(useHasToken(true));
  const shown = useShownLimits();
  const limits = data?.levels.find((one) => one.level === level)?.limits;
  if (shown.length === 0) return <Encrypted />;
  return (
    <>
      <h3 className={styles.asideTitle}>{t('verification.opens')}</h3>
      <ul className={styles.rows} aria-busy={!limits}>
        {shown.map(({ key, words }) => (
          <li key={key}>
            {t(words)}
            {limits ? <bdi className="num">{text(limits[key])}</bdi> : <Skeleton width={64} />}
          </li>
        ))}
      </ul>
      <Encrypted />
    </>
  );
}

/** What happens to what is sent, and how long it takes. */
export function Encrypted() {
  const { t } = useTranslation('common');
  const { reviewer } = useSite();
  return (
    <>
      <p className={styles.asideNote}>
        <Lock size={16} aria-hidden="true" />
        {t('verification.encrypted')}
      </p>
      <p className={styles.asideNote}>
        <Clock3 size={16} aria-hidden="true" />
        {t(reviewer === 'rules' ? 'verification.reviewQuick' : 'verification.reviewOpen')}
      </p>
    </>
  );
}
