import dynamic from 'next/dynamic';
import { type ReactNode, useRef, useState } from 'react';
import type { UploadRules } from '@/contract/upload';
import type { UploadType } from '@/src/api/calls/uploads';
import { type Frame, facingOf, hasCamera } from './camera/frames';
import styles from './view/Uploads.module.css';

const CameraDialog = dynamic(() => import('./camera/CameraDialog').then((module) => module.CameraDialog), { ssr: false });

interface PickingOptions {
  type: UploadType;
  /** What files may be; undefined while nobody knows. */
  limits: UploadRules | undefined;
  /** How the camera frames what it takes; without, only files are chosen. */
  frame: Frame | undefined;
  /** What the camera asks for. */
  cameraTitle: string;
  isDisabled?: boolean;
  send: (file: File) => Promise<unknown>;
}

interface Picking {
  choose: () => void;
  /** Undefined where there is no camera to be offered. */
  takePhoto: (() => void) | undefined;
  /** What was dropped. */
  take: (list: FileList | null) => void;
  /** Hidden, before what the field shows. */
  inputs: ReactNode;
  /** Over the page while it is open. */
  camera: ReactNode;
}

/** The ways a file gets into a field: chosen, dropped, or photographed with an aid to frame it. */
export function usePicking({ type, limits, frame, cameraTitle, isDisabled = false, send }: PickingOptions): Picking {
  const files = useRef<HTMLInputElement>(null);
  const capture = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const accept = limits?.types.find((one) => one.type === type)?.contentTypes.join(',');
  const take = (list: FileList | null) => {
    const [file] = list ?? [];
    if (file && !isDisabled) void send(file);
  };
  const choose = () => files.current?.click();
  const input = { className: styles.input, type: 'file', accept, tabIndex: -1, disabled: isDisabled, 'aria-hidden': true } as const;
  // Chosen again after a refusal, the same file is a change as well.
  const onPick = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    take(currentTarget.files);
    currentTarget.value = '';
  };
  return {
    choose,
    takePhoto: frame && !isDisabled ? () => (hasCamera() ? setCameraOpen(true) : capture.current?.click()) : undefined,
    take,
    inputs: (
      <>
        <input {...input} ref={files} onChange={onPick} data-testid={`file-${type}`} />
        {frame ? <input {...input} ref={capture} capture={facingOf(frame)} onChange={onPick} /> : null}
      </>
    ),
    camera:
      frame && isCameraOpen ? (
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
      ) : null,
  };
}
