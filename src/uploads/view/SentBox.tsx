import { Camera } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { QualityCheck } from '@/domain/upload/imageQuality';
import { Button } from '@/src/ui/button/Button';
import { pictureChecks } from '../model/pictureChecks';
import { CheckList, type FileCheck } from './CheckList';
import { Preview } from './Preview';
import styles from './Uploads.module.css';
import { useObjectUrl } from './useObjectUrl';

interface SentBoxProps {
  /** What it is, beside the button. */
  label: string;
  /** Where it was taken on this page; after a reload nothing of it is here. */
  file: File | undefined;
  /** Where it is now: "Sent to your computer". */
  words: string;
  onAgain: () => void;
}

/** A picture that is somewhere else by now, with what can be told of it here. */
export function SentBox({ label, file, words, onAgain }: SentBoxProps) {
  const { t } = useTranslation('common');
  const url = useObjectUrl(file);
  const [looked, setLooked] = useState<{ check: QualityCheck; isGood: boolean }[]>([]);
  const advice = looked
    .filter(({ isGood }) => !isGood)
    .map(({ check }): FileCheck => ({ key: check, tone: 'warning', words: t(`uploads.checks.${check}.bad`) }));
  return (
    <div className={styles.box}>
      {file ? (
        <Preview
          url={url}
          isPaper={false}
          onPicture={(picture) => setLooked(pictureChecks(picture, picture.naturalWidth, picture.naturalHeight))}
        />
      ) : null}
      <div role="status">
        <CheckList checks={[{ key: 'sent', tone: 'good', words }, ...advice]} />
      </div>
      <Button
        variant="tertiary"
        startIcon={<Camera size={16} aria-hidden="true" />}
        onClick={onAgain}
        aria-label={`${t('uploads.takeAgain')}: ${label}`}
      >
        {t('uploads.takeAgain')}
      </Button>
    </div>
  );
}
