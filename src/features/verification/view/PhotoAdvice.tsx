import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styles from '../Flow.module.css';
import own from './PhotoAdvice.module.css';

const ADVICE = {
  document: { good: ['corners', 'sharp', 'valid'], bad: ['flash', 'copies'] },
  face: { good: ['face', 'front'], bad: ['covered', 'copies'] },
} as const;

/** What is in the photo. */
export type PhotoOf = keyof typeof ADVICE;

interface PhotoAdviceProps {
  of: PhotoOf;
  /** `beside` the step where there is room; where there is none, `above` what takes the photo: read after it, it would be too late. */
  place: 'beside' | 'above';
}

/** What makes a photo one that can be used. */
export function PhotoAdvice({ of, place }: PhotoAdviceProps) {
  const { t } = useTranslation('common');
  return (
    <div className={own[place]}>
      <h3 className={styles.asideTitle}>{t('verification.photo.title')}</h3>
      <ul className={own.list}>
        {ADVICE[of].good.map((key) => (
          <li key={key}>
            <Check size={16} className={own.good} aria-hidden="true" />
            {t(`verification.photo.${key}`)}
          </li>
        ))}
        {ADVICE[of].bad.map((key) => (
          <li key={key}>
            <X size={16} className={own.bad} aria-hidden="true" />
            {t(`verification.photo.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
