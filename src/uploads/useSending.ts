import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadRules } from '@/contract/upload';
import { isApiError } from '@/src/api/apiError';
import type { UploadType } from '@/src/api/calls/uploads';
import { fileProblem, type Problem } from './model/fileProblem';
import { type PaceSample, secondsLeft, withSample } from './model/pace';
import { isPassing } from './send/retry';
import { type SendingStage, type SendingWatch, sendFile } from './send/sendFile';
import type { UploadWays } from './send/ways';

export interface Sending {
  file: File;
  /** `stopped`: a person has to say whether to go on. */
  stage: SendingStage | 'stopped' | 'refused';
  sent: number;
  /** undefined when nobody can tell. */
  secondsLeft: number | undefined;
  problem: Problem | undefined;
}

interface SendingOptions<Kept> {
  type: UploadType;
  limits: UploadRules | undefined;
  ways: UploadWays<Kept>;
  onKept: (kept: Kept, file: File) => void;
}

const begun = (file: File): Sending => ({ file, stage: 'preparing', sent: 0, secondsLeft: undefined, problem: undefined });

/** One file on its way, from choosing to kept. `cancel` says which upload was given up, where one had begun. */
export function useSending<Kept>({ type, limits, ways, onKept }: SendingOptions<Kept>) {
  const [sending, setSending] = useState<Sending>();
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
        const kept = await sendFile(file, ways, watch, limits?.partBytes);
        if (signal.aborted) return;
        setSending(undefined);
        onKept(kept, file);
      } catch (error) {
        if (signal.aborted) return;
        if (!isApiError(error)) throw error;
        update({ stage: isPassing(error) ? 'stopped' : 'refused', problem: error });
      }
    },
    [limits, onKept, type, ways],
  );

  const cancel = () => {
    const run = running.current;
    run?.abort.abort();
    running.current = undefined;
    setSending(undefined);
    return run?.sessionId;
  };

  return { sending, send, cancel, goOn: () => sending && void send(sending.file) };
}
