import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@/src/api/apiError';
import { cancelUpload, removeUpload, type Upload, type UploadType } from '@/src/api/calls/uploads';
import { useUploadLimits } from '@/src/api/queries/uploads';
import { useHasToken } from '@/src/lib/useHasToken';
import { fileProblem, type Problem } from './model/fileProblem';
import { type PaceSample, secondsLeft, withSample } from './model/pace';
import { isPassing } from './send/retry';
import { type SendingStage, type SendingWatch, sendFile } from './send/sendFile';

export interface Sending {
  file: File;
  /** `stopped`: a person has to say whether to go on. */
  stage: SendingStage | 'stopped' | 'refused';
  sent: number;
  /** undefined when nobody can tell. */
  secondsLeft: number | undefined;
  problem: Problem | undefined;
}

interface UploadOptions {
  type: UploadType;
  value: Upload | undefined;
  onChange: (upload: Upload | undefined) => void;
}

const begun = (file: File): Sending => ({ file, stage: 'preparing', sent: 0, secondsLeft: undefined, problem: undefined });

/** One file on its way, from choosing to kept. */
export function useUpload({ type, value, onChange }: UploadOptions) {
  const limits = useUploadLimits(useHasToken());
  const [sending, setSending] = useState<Sending>();
  /** Of the file that is kept, where it was sent from this page. */
  const [keptFile, setKeptFile] = useState<File>();
  const [removeProblem, setRemoveProblem] = useState<Problem>();
  const running = useRef<{ abort: AbortController; sessionId?: string }>(undefined);

  useEffect(() => () => running.current?.abort.abort(), []);

  const send = useCallback(
    async (file: File) => {
      running.current?.abort.abort();
      const run: NonNullable<typeof running.current> = { abort: new AbortController() };
      running.current = run;
      const { signal } = run.abort;
      let samples: PaceSample[] = [];
      const update = (change: Partial<Sending>) => {
        if (!signal.aborted) setSending((now) => (now?.file === file ? { ...now, ...change } : now));
      };
      setRemoveProblem(undefined);
      setSending(begun(file));
      const problem = limits && (await fileProblem(file, type, limits));
      if (problem) return update({ stage: 'refused', problem });
      try {
        const watch: SendingWatch = {
          signal,
          onStage: (stage) => {
            if (stage === 'waiting') samples = [];
            update({ stage });
          },
          onSent: (sent) => {
            samples = withSample(samples, { atMs: performance.now(), sent });
            update({ sent, secondsLeft: secondsLeft(samples, file.size) });
          },
          onSession: (sessionId) => {
            run.sessionId = sessionId;
          },
        };
        const upload = await sendFile(file, type, watch, limits?.partBytes);
        if (signal.aborted) return;
        setSending(undefined);
        setKeptFile(file);
        onChange(upload);
      } catch (error) {
        if (signal.aborted) return;
        if (!isApiError(error)) throw error;
        update({ stage: isPassing(error) ? 'stopped' : 'refused', problem: error });
      }
    },
    [limits, onChange, type],
  );

  const cancel = () => {
    const run = running.current;
    run?.abort.abort();
    if (run?.sessionId !== undefined) void cancelUpload(run.sessionId);
    running.current = undefined;
    setSending(undefined);
  };

  const remove = async () => {
    if (!value) return;
    try {
      await removeUpload(value.uploadId);
      setKeptFile(undefined);
      onChange(undefined);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRemoveProblem(error);
    }
  };

  return { limits, sending, keptFile, removeProblem, send, cancel, remove, goOn: () => sending && void send(sending.file) };
}
