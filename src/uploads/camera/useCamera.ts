import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type CameraState = 'starting' | 'live' | 'denied' | 'none';

/** What a document needs to be read; cameras that have less give what they have. */
const IDEAL = { width: { ideal: 2560 }, height: { ideal: 1440 } };
const QUALITY = 0.92;

/** Not in every browser, and in no type of the library. */
interface TorchTrack extends Omit<MediaStreamTrack, 'getCapabilities'> {
  getCapabilities?(): MediaTrackCapabilities & { torch?: boolean };
}

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError') ? 'denied' : 'none';

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The camera, for as long as the component is there. */
export function useCamera(facing: 'environment' | 'user', video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('starting');
  const [torch, setTorch] = useState<'none' | 'off' | 'on'>('none');
  const track = useRef<TorchTrack>(undefined);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: facing, ...IDEAL } });
        if (isGone || !video.current) return stop(stream);
        [track.current] = stream.getVideoTracks() as TorchTrack[];
        if (track.current?.getCapabilities?.().torch) setTorch('off');
        video.current.srcObject = stream;
        await video.current.play();
        if (!isGone) setState('live');
      } catch (error) {
        if (!isGone) setState(stateOf(error));
      }
    };
    void start();
    return () => {
      isGone = true;
      stop(stream);
    };
  }, [facing, video]);

  const toggleTorch = useCallback(() => {
    const next = torch === 'on' ? 'off' : 'on';
    const constraints = { advanced: [{ torch: next === 'on' }] } as unknown as MediaTrackConstraints;
    // A light that does not come on is seen not to.
    track.current?.applyConstraints(constraints).then(
      () => setTorch(next),
      () => undefined,
    );
  }, [torch]);

  /** What the camera sees now, whole: the frame is an aid, and nothing is cut off by it. */
  const take = useCallback(
    () =>
      new Promise<File | undefined>((resolve) => {
        const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
        const canvas = document.createElement('canvas');
        canvas.width = videoWidth;
        canvas.height = videoHeight;
        if (video.current) canvas.getContext('2d')?.drawImage(video.current, 0, 0);
        canvas.toBlob(
          (blob) => resolve(blob ? new File([blob], `photo-${Date.now()}.jpg`, { type: 'image/jpeg' }) : undefined),
          'image/jpeg',
          QUALITY,
        );
      }),
    [video],
  );

  return { state, torch, toggleTorch, take };
}
