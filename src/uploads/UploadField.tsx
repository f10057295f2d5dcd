import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import type { Upload, UploadType } from '@/src/api/calls/uploads';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { type Frame, facingOf, hasCamera } from './camera/frames';
import { useUpload } from './useUpload';
import { AwaitedBox } from './view/AwaitedBox';
import { EmptyBox } from './view/EmptyBox';
import { KeptBox } from './view/KeptBox';
import { LimitsLine } from './view/LimitsLine';
import { SendingBox } from './view/SendingBox';
import styles from './view/Uploads.module.css';

const CameraDialog = dynamic(() => import('./camera/CameraDialog').then((module) => module.CameraDialog), { ssr: false });

interface UploadFieldProps {
  type: UploadType;
  /** What the file is: "Front side". */
  label: string;
  /** The file that is kept; undefined while there is none. Whoever stores it does so by its `uploadId`. */
  value: Upload | undefined;
  onChange: (upload: Upload | undefined) => void;
  /** Offers the camera, with an aid to frame what is photographed. Without, only files are chosen. */
  frame?: Frame;
  /** What the camera asks for: "Front of your identity card". The label unless given. */
  cameraTitle?: string;
  /** What is wrong with the kept file, as a review found it; each on a line of its own. */
  problems?: readonly string[];
  /** Why the form cannot go on without this file, shown below it. */
  error?: string;
  isDisabled?: boolean;
  /** There is a file, and what is to be shown of it is on its way. */
  isAwaited?: boolean;
}

/**
 * A file that is asked for: chosen, dropped or photographed, sent in pieces that go on after a break, checked, shown. Needs a signed-in
 * user. Its limits stand below it before anything is chosen; what is wrong stands at the file it is wrong with.
 */
export function UploadField(props: UploadFieldProps) {
  const { type, label, value, onChange, frame, cameraTitle = label, problems = [], error, isDisabled = false, isAwaited = false } = props;
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const capture = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const { limits, sending, keptFile, removeProblem, send, cancel, remove, goOn } = useUpload({ type, value, onChange });

  const accept = limits?.types.find((one) => one.type === type)?.contentTypes.join(',');
  const take = (list: FileList | null | undefined) => {
    const [file] = list ?? [];
    if (file && !isDisabled) void send(file);
  };
  const takePhoto = frame && !isDisabled ? () => (hasCamera() ? setCameraOpen(true) : capture.current?.click()) : undefined;
  const choose = () => files.current?.click();
  const input = { className: styles.input, type: 'file', accept, tabIndex: -1, disabled: isDisabled, 'aria-hidden': true } as const;
  // Chosen again after a refusal, the same file is a change as well.
  const onPick = (event: { currentTarget: HTMLInputElement }) => {
    take(event.currentTarget.files);
    event.currentTarget.value = '';
  };
  const shownError = removeProblem ? words(removeProblem) : error;

  return (
    <fieldset className={styles.field} aria-describedby={`${id}-limits${shownError ? ` ${id}-error` : ''}`} disabled={isDisabled}>
      <legend className={styles.label}>{label}</legend>
      <input {...input} ref={files} onChange={onPick} data-testid={`file-${type}`} />
      {frame ? <input {...input} ref={capture} capture={facingOf(frame)} onChange={onPick} /> : null}
      {sending ? (
        <SendingBox
          sending={sending}
          problem={sending.problem && words(sending.problem)}
          onCancel={cancel}
          onGoOn={goOn}
          onAgain={takePhoto ?? choose}
          againLabel={t(takePhoto ? 'uploads.takeAgain' : 'uploads.chooseOther')}
        />
      ) : value ? (
        <KeptBox
          upload={value}
          file={keptFile}
          problems={problems}
          onRemove={value.isInUse || isDisabled ? undefined : () => void remove()}
          onAgain={isDisabled ? undefined : (takePhoto ?? choose)}
          againLabel={t(takePhoto ? 'uploads.takeAgain' : 'uploads.chooseOther')}
        />
      ) : isAwaited ? (
        <AwaitedBox />
      ) : (
        <EmptyBox label={label} onChoose={choose} onDrop={take} onPhoto={takePhoto} hasError={error !== undefined} />
      )}
      <LimitsLine id={`${id}-limits`} limits={limits} type={type} />
      {shownError ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {shownError}
        </p>
      ) : null}
      {frame && isCameraOpen ? (
        <CameraDialog
          frame={frame}
          title={cameraTitle}
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
