import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useId, useRef, useState } from 'react';
import type { UploadType } from '@/src/api/calls/uploads';
import type { UploadRules } from '@/src/api/queries/uploads';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { type Frame, facingOf, hasCamera } from './camera/frames';
import type { UploadWays } from './send/ways';
import { useSending } from './useSending';
import { EmptyBox } from './view/EmptyBox';
import { LimitsLine } from './view/LimitsLine';
import { SendingBox } from './view/SendingBox';
import { SentBox } from './view/SentBox';
import styles from './view/Uploads.module.css';

const CameraDialog = dynamic(() => import('./camera/CameraDialog').then((module) => module.CameraDialog), { ssr: false });

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
}

/** A photo for somewhere else: taken or chosen, sent, and not asked back. What is wrong stands at it. */
export function PhotoField<Kept>({ type, label, frame, limits, ways, onKept, isThere, sentWords }: PhotoFieldProps<Kept>) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const capture = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const kept = useCallback(
    (answer: Kept, sent: File) => {
      setFile(sent);
      onKept(answer);
    },
    [onKept],
  );
  const { sending, send, cancel, goOn } = useSending({ type, limits, ways, onKept: kept });
  const takePhoto = () => (hasCamera() ? setCameraOpen(true) : capture.current?.click());
  const choose = () => files.current?.click();
  const accept = limits.types.find((one) => one.type === type)?.contentTypes.join(',');
  const input = { className: styles.input, type: 'file', accept, tabIndex: -1, 'aria-hidden': true } as const;
  const onPick = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const [picked] = currentTarget.files ?? [];
    if (picked) void send(picked);
    currentTarget.value = '';
  };
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-limits`}>
      <legend className={styles.label}>{label}</legend>
      <input {...input} ref={files} onChange={onPick} data-testid={`file-${type}`} />
      <input {...input} ref={capture} capture={facingOf(frame)} onChange={onPick} />
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
        <SentBox key={file?.name} label={label} file={file} words={sentWords} onAgain={takePhoto} />
      ) : (
        <EmptyBox label={label} onChoose={choose} onPhoto={takePhoto} hasError={false} />
      )}
      <LimitsLine id={`${id}-limits`} limits={limits} type={type} />
      {isCameraOpen ? (
        <CameraDialog
          frame={frame}
          title={label}
          onClose={() => setCameraOpen(false)}
          onFiles={choose}
          onPhoto={(photo) => {
            setCameraOpen(false);
            void send(photo);
          }}
        />
      ) : null}
    </fieldset>
  );
}
