import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { AskedPicture, HandoverSlot, HandoverStep } from '@/domain/verification/handover';
import { beginHandover, endHandover } from '@/src/api/calls/handover';
import { type HandoverState, useHandoverState } from '@/src/api/queries/handover';
import { useSubmit } from '@/src/api/useSubmit';
import { useHasToken } from '@/src/lib/useHasToken';
import { useStandingChanges } from '@/src/realtime';
import type { Upload } from '@/src/uploads';
import { storedHandover, storeHandover } from './ownHandover';

interface HandoverOptions {
  step: HandoverStep;
  /** What the step asks for: another document's pictures are not taken. */
  pictures: readonly AskedPicture[];
  /** What has to be on the server before a phone is let in. */
  before: () => Promise<void>;
  /** A picture has come, once. */
  onFile: (slot: HandoverSlot, uploadId: string) => void;
}

/** The step's pictures in the hands of a phone, as far as this tab has begun it. */
export function useHandover({ step, pictures, before, onFile }: HandoverOptions) {
  const { data, error, isValidating, mutate } = useHandoverState(useHasToken(true));
  const { mutate: mutateOther } = useSWRConfig();
  useStandingChanges(() => void mutate());
  /** Told once: after a reload a new code is shown. */
  const [link, setLink] = useState<{ handoverId: string; link: string }>();
  const [ownId, setOwnId] = useState<string>();
  useEffect(() => setOwnId(storedHandover()?.handoverId), []);
  const isOwn = data?.step === step && data.handoverId === ownId;
  const isAsked = ({ slot, upload }: HandoverState['files'][number]) =>
    pictures.some((picture) => picture.slot === slot && picture.type === upload.type);
  const state: HandoverState | undefined = isOwn ? { ...data, files: data.files.filter(isAsked) } : undefined;

  useEffect(() => {
    if (!state || state.files.length === 0) return;
    const own = storedHandover();
    for (const { slot, upload } of state.files) {
      if (!own || own.taken.includes(upload.uploadId)) continue;
      own.taken.push(upload.uploadId);
      storeHandover(own);
      const withIt = (known: Upload[] = []) => [upload, ...known.filter(({ uploadId }) => uploadId !== upload.uploadId)];
      void mutateOther(['uploads', {}], withIt, { revalidate: false });
      onFile(slot, upload.uploadId);
    }
  });

  const begin = useSubmit(async () => {
    await before();
    const begun = await beginHandover(step);
    storeHandover({ handoverId: begun.handoverId, taken: [] });
    setOwnId(begun.handoverId);
    setLink(begun);
    await mutate();
  });
  const end = useSubmit(async () => {
    await endHandover();
    storeHandover(undefined);
    setOwnId(undefined);
    await mutate();
  });
  return {
    state,
    link: state?.status === 'WAITING' && link?.handoverId === state.handoverId ? link.link : undefined,
    begin,
    end,
    /** Nobody knows how it stands. */
    unread: error && data === undefined ? { retry: () => void mutate(), isBusy: isValidating } : undefined,
  };
}
