import clsx from 'clsx';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import type { Sending } from '../useSending';
import { FileLine } from './FileLine';
import { Preview } from './Preview';
import styles from './Uploads.module.css';
import { useObjectUrl } from './useObjectUrl';

interface SendingBoxProps {
  sending: Sending;
  /** What is wrong, in words. */
  problem: string | undefined;
  onCancel: () => void;
  onGoOn: () => void;
  onAgain: () => void;
  againLabel: string;
}

const MINUTE_S = 60;
const WHOLE = 100;

function useTimeLeft(seconds: number | undefined): string | undefined {
  const { t } = useTranslation('common');
  if (seconds === undefined) return undefined;
  if (seconds < MINUTE_S) return t('uploads.secondsLeft', { seconds });
  return t('uploads.minutesLeft', { minutes: Math.ceil(seconds / MINUTE_S) });
}

/** A file on its way: how far, how long still, and the way back; or why it did not arrive. */
export function SendingBox({ sending, problem, onCancel, onGoOn, onAgain, againLabel }: SendingBoxProps) {
  const { t } = useTranslation('common');
  const { megabytes } = useFormat();
  const { file, stage, sent } = sending;
  const left = useTimeLeft(stage === 'sending' ? sending.secondsLeft : undefined);
  const url = useObjectUrl(file);
  const isRefused = stage === 'refused';
  const size = t('uploads.size', { size: megabytes(file.size) });
  const sentOf = t('uploads.sentOf', { sent: megabytes(sent), size: megabytes(file.size) });
  const label = isRefused ? t('uploads.putAside', { name: file.name }) : t('uploads.cancel', { name: file.name });
  return (
    <div className={clsx(styles.box, isRefused && styles.bad)}>
      <Preview url={url} isPaper={file.type === 'application/pdf'} />
      <FileLine
        name={file.name}
        size={size}
        end={<IconButton label={label} icon={<X size={18} aria-hidden="true" />} onClick={onCancel} className={styles.end} />}
      />
      {isRefused ? null : (
        <>
          <ProgressBar
            value={String((sent / Math.max(1, file.size)) * WHOLE)}
            label={t('uploads.progress', { name: file.name })}
            hideText
          />
          <div className={styles.facts}>
            <span className="num">{sentOf}</span>
            <span className="num">{left}</span>
          </div>
        </>
      )}
      {/* Every change of stage is spoken; the bytes are not. */}
      <p className={clsx(styles.status, problem && styles.error)} role="status">
        {problem && stage !== 'stopped' ? problem : t(`uploads.stage.${stage}`)}
      </p>
      {stage === 'stopped' ? (
        <Button variant="tertiary" size="small" startIcon={<RotateCw size={14} aria-hidden="true" />} onClick={onGoOn}>
          {t('uploads.goOn')}
        </Button>
      ) : null}
      {isRefused ? (
        <Button variant="tertiary" size="small" onClick={onAgain}>
          {againLabel}
        </Button>
      ) : null}
    </div>
  );
}
