import { useTranslation } from 'next-i18next/pages';
import { useCallback, useId, useState } from 'react';
import type { UploadRules } from '@/contract/upload';
import type { UploadType } from '@/src/api/calls/uploads';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import type { Frame } from './camera/frames';
import type { UploadWays } from './send/ways';
import { usePicking } from './usePicking';
import { useSending } from './useSending';
import { EmptyBox } from './view/EmptyBox';
import { LimitsLine } from './view/LimitsLine';
import { SendingBox } from './view/SendingBox';
import { SentBox } from './view/SentBox';
import styles from './view/Uploads.module.css';

interface PhotoFieldProps<Kept> {
  type: UploadType;
  label: string;
  frame: Frame;
  limits: UploadRules;
  /** By which calls it gets there. Must stay the same from render to render. */
  ways: UploadWays<Kept>;
  onKept: (kept: Kept) => void;
  /** One has come. */
  isThere: boolean;
  /** Where it has come to, in words. */
  sentWords: string;
  /** Asked before another is taken in the place of one that has come. */
  again: { title: string; text: string; confirm: string };
}

/** A photo for somewhere else: taken or chosen, sent, and not asked back. What is wrong stands at it. */
export function PhotoField<Kept>({ type, label, frame, limits, ways, onKept, isThere, sentWords, again }: PhotoFieldProps<Kept>) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [isAsking, setAsking] = useState(false);
  const kept = useCallback(
    (answer: Kept, sent: File) => {
      setFile(sent);
      onKept(answer);
    },
    [onKept],
  );
  const { sending, send, cancel, goOn } = useSending({ type, limits, ways, onKept: kept });
  const { choose, takePhoto = choose, take, inputs, camera } = usePicking({ type, limits, frame, cameraTitle: label, send });
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-limits`}>
      <legend className={styles.label}>{label}</legend>
      {inputs}
      {sending ? (
        <SendingBox
          sending={sending}
          problem={sending.problem && words(sending.problem)}
          onCancel={cancel}
          onGoOn={goOn}
          onAgain={takePhoto}
          againLabel={t('uploads.takeAgain')}
        />
      ) : isThere ? (
        <SentBox key={file?.name} label={label} file={file} words={sentWords} onAgain={() => setAsking(true)} />
      ) : (
        <EmptyBox label={label} onChoose={choose} onDrop={take} onPhoto={takePhoto} hasError={false} />
      )}
      <LimitsLine id={`${id}-limits`} limits={limits} type={type} />
      {camera}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={again.title}
        confirmLabel={again.confirm}
        onConfirm={() => {
          setAsking(false);
          takePhoto();
        }}
        stretchActions
      >
        {again.text}
      </ConfirmDialog>
    </fieldset>
  );
}
