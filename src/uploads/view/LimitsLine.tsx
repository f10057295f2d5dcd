import { useTranslation } from 'next-i18next/pages';
import type { UploadRules } from '@/contract/upload';
import type { UploadType } from '@/src/api/calls/uploads';
import { useFormat } from '@/src/format';
import styles from './Uploads.module.css';

const PDF = 'application/pdf';
const MEGA = 1_000_000;

/** What a file may be, before one is chosen. */
export function LimitsLine({ id, limits, type }: { id: string; limits: UploadRules | undefined; type: UploadType }) {
  const { t } = useTranslation('common');
  const { megabytes } = useFormat();
  if (!limits) return <p id={id} className={styles.limits} />;
  const takesPdf = limits.types.some((one) => one.type === type && one.contentTypes.includes(PDF));
  const { maxPictureBytes, maxPixels, maxPdfBytes, maxPdfPages } = limits;
  return (
    <p id={id} className={styles.limits}>
      {t('uploads.limitsPicture', { size: megabytes(maxPictureBytes), pixels: Math.floor(maxPixels / MEGA) })}
      {takesPdf ? ` ${t('uploads.limitsPdf', { size: megabytes(maxPdfBytes), pages: maxPdfPages })}` : null}
    </p>
  );
}
