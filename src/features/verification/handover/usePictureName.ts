import { useTranslation } from 'next-i18next/pages';
import type { AskedPicture } from '@/domain/verification/handover';

/** What a picture is of, in words. */
export function usePictureName(): (picture: AskedPicture) => string {
  const { t } = useTranslation('common');
  return ({ slot, type }) => {
    if (type === 'PASSPORT') return t('verification.fields.passportPage');
    return slot === 'front' || slot === 'back' ? t(`verification.fields.${slot}`) : t(`verification.gestures.${slot}`);
  };
}
