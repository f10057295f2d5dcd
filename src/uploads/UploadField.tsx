import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { Upload, UploadType } from '@/src/api/calls/uploads';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { Frame } from './camera/frames';
import { usePicking } from './usePicking';
import { useUpload } from './useUpload';
import { CheckList } from './view/CheckList';
import { EmptyBox } from './view/EmptyBox';
import { KeptBox } from './view/KeptBox';
import { LimitsLine } from './view/LimitsLine';
import { LOOKED_AT } from './view/looks';
import { SendingBox } from './view/SendingBox';
import styles from './view/Uploads.module.css';

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
  const { limits, sending, keptFile, removeProblem, send, cancel, remove, goOn } = useUpload({ type, value, onChange });

  const { choose, takePhoto, take, inputs, camera } = usePicking({ type, limits, frame, cameraTitle, isDisabled, send });
  const shownError = removeProblem ? words(removeProblem) : error;

  return (
    <fieldset
      className={styles.field}
      aria-describedby={`${id}-limits${shownError ? ` ${id}-error` : ''}`}
      data-invalid={shownError !== undefined || undefined}
      disabled={isDisabled}
    >
      <legend className={styles.label}>{label}</legend>
      {inputs}
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
      {camera}
    </fieldset>
  );
}

/** A kept file of which nothing is known yet, as large as it will be. */
function AwaitedBox() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.box} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <Skeleton height={112} className={styles.preview} />
      <div className={styles.line}>
        <Skeleton width="60%" height={12} />
      </div>
      <CheckList checks={[]} awaited={LOOKED_AT + 1} />
    </div>
  );
}
