import { useCallback, useMemo, useState } from 'react';
import { isApiError } from '@/src/api/apiError';
import { cancelUpload, removeUpload, type Upload, type UploadType } from '@/src/api/calls/uploads';
import { useUploadLimits } from '@/src/api/queries/uploads';
import { useHasToken } from '@/src/lib/useHasToken';
import type { Problem } from './model/fileProblem';
import { ownWays } from './send/ways';
import { useSending } from './useSending';

interface UploadOptions {
  type: UploadType;
  value: Upload | undefined;
  onChange: (upload: Upload | undefined) => void;
}

/** A file of who is signed in: on its way, kept, taken back. */
export function useUpload({ type, value, onChange }: UploadOptions) {
  const limits = useUploadLimits(useHasToken());
  /** Of the file that is kept, where it was sent from this page. */
  const [keptFile, setKeptFile] = useState<File>();
  const [removeProblem, setRemoveProblem] = useState<Problem>();
  const ways = useMemo(() => ownWays(type), [type]);
  const onKept = useCallback(
    (upload: Upload, file: File) => {
      setKeptFile(file);
      onChange(upload);
    },
    [onChange],
  );
  const { sending, send, cancel, goOn } = useSending({ type, limits, ways, onKept });

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

  return {
    limits,
    sending,
    keptFile,
    removeProblem,
    send: (file: File) => {
      setRemoveProblem(undefined);
      return send(file);
    },
    cancel: () => {
      const sessionId = cancel();
      if (sessionId !== undefined) void cancelUpload(sessionId);
    },
    remove,
    goOn,
  };
}
