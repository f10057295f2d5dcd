import clsx from 'clsx';
import { Camera, ImageUp, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type DragEvent, useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import styles from './Uploads.module.css';

interface EmptyBoxProps {
  /** Names the buttons beside their neighbours. */
  label: string;
  onChoose: () => void;
  onDrop: (files: FileList | null) => void;
  onPhoto: (() => void) | undefined;
  hasError: boolean;
}

/** Nothing yet: a place to drop, and buttons for everybody who does not. */
export function EmptyBox({ label, onChoose, onDrop, onPhoto, hasError }: EmptyBoxProps) {
  const { t } = useTranslation('common');
  const [isOver, setOver] = useState(false);
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone; the buttons do the same.
    <div
      className={clsx(styles.box, styles.empty, isOver && styles.over, hasError && styles.bad)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onDrop(event.dataTransfer.files);
      }}
    >
      <ImageUp size={24} aria-hidden="true" className={styles.sign} />
      <p className={styles.drop}>{t('uploads.drop')}</p>
      <div className={styles.acts}>
        {onPhoto ? (
          <Button
            variant="tertiary"
            startIcon={<Camera size={16} aria-hidden="true" />}
            onClick={onPhoto}
            aria-label={`${t('uploads.takePhoto')}: ${label}`}
          >
            {t('uploads.takePhoto')}
          </Button>
        ) : null}
        <Button
          variant="tertiary"
          startIcon={<Upload size={16} aria-hidden="true" />}
          onClick={onChoose}
          aria-label={`${t('uploads.choose')}: ${label}`}
        >
          {t('uploads.choose')}
        </Button>
      </div>
    </div>
  );
}
