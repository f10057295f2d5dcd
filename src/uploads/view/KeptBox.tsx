import clsx from 'clsx';
import { Camera, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { QualityCheck } from '@/domain/upload/imageQuality';
import type { Upload } from '@/src/api/calls/uploads';
import { useUploadLink } from '@/src/api/queries/uploads';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import { pictureChecks } from '../model/pictureChecks';
import { CheckList, type FileCheck } from './CheckList';
import { FileLine } from './FileLine';
import { LOOKED_AT } from './looks';
import { Preview } from './Preview';
import styles from './Uploads.module.css';
import { useObjectUrl } from './useObjectUrl';

interface KeptBoxProps {
  upload: Upload;
  /** Where it was sent from this page; else it is shown by a link. */
  file: File | undefined;
  /** What a review found. */
  problems: readonly string[];
  /** Absent: it cannot be taken back. */
  onRemove: (() => void) | undefined;
  /** Absent: it is not asked for another. */
  onAgain: (() => void) | undefined;
  againLabel: string;
}

/** A file that is kept, with what was found at it. */
export function KeptBox({ upload, file, problems, onRemove, onAgain, againLabel }: KeptBoxProps) {
  const { t } = useTranslation('common');
  const { megabytes } = useFormat();
  const isPaper = upload.pages !== null;
  /** undefined: not looked at yet. */
  const [looked, setLooked] = useState<{ check: QualityCheck; isGood: boolean }[] | undefined>(isPaper ? [] : undefined);
  const found = looked ?? [];
  const own = useObjectUrl(file);
  const linked = useUploadLink(file || isPaper ? undefined : upload.uploadId);
  const name = file?.name ?? t(`uploads.types.${upload.type}`);
  const advice = found.map(
    ({ check, isGood }): FileCheck => ({
      key: check,
      tone: isGood ? 'good' : 'warning',
      words: t(`uploads.checks.${check}.${isGood ? 'good' : 'bad'}`),
    }),
  );
  const arrived: FileCheck = { key: 'kept', tone: 'good', words: t('uploads.kept') };
  const reviewed = problems.map((words): FileCheck => ({ key: words, tone: 'bad', words }));
  // What was handed in cannot be taken back, but another can stand in its place.
  const needsAnother = upload.isInUse || problems.length > 0 || found.some(({ isGood }) => !isGood);
  return (
    <div className={clsx(styles.box, problems.length > 0 && styles.bad)}>
      <Preview
        url={own ?? linked}
        isPaper={isPaper}
        onPicture={(picture) => setLooked(pictureChecks(picture, picture.naturalWidth, picture.naturalHeight))}
        onBroken={() => setLooked([])}
      />
      <FileLine
        name={name}
        size={t('uploads.size', { size: megabytes(file?.size ?? upload.size) })}
        end={
          onRemove ? (
            <IconButton
              label={t('uploads.remove', { name })}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={onRemove}
              className={styles.end}
            />
          ) : null
        }
      />
      <div role="status">
        {reviewed.length > 0 ? (
          <CheckList checks={reviewed} />
        ) : (
          <CheckList checks={[arrived, ...advice]} awaited={looked ? 0 : LOOKED_AT} />
        )}
      </div>
      {needsAnother && onAgain ? (
        <Button variant="tertiary" size="small" startIcon={<Camera size={14} aria-hidden="true" />} onClick={onAgain}>
          {againLabel}
        </Button>
      ) : null}
    </div>
  );
}
