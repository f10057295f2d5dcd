import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { AskedPicture, HandoverSlot, HandoverStep } from '@/domain/verification/handover';
import { beginHandover, confirmHandover, endHandover } from '@/src/api/calls/handover';
import { type HandoverState, useHandoverState } from '@/src/api/queries/handover';
import { useQuery } from '@/src/api/queries/useQuery';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useHasToken } from '@/src/lib/useHasToken';
import { useStandingChanges } from '@/src/realtime';
import type { Upload } from '@/src/uploads';
import { arrivals, type Held } from './arrivals';
import { storedHandover, storeHandover } from './ownHandover';

export interface HandoverOptions {
  /** Whose verification it is. */
  userId: string;
  step: HandoverStep;
  /** Of a selfie, whose gestures are asked for: photos of others are not taken. */
  challengeId?: string;
  /** What the step asks for: another document's pictures are not taken. */
  pictures: readonly AskedPicture[];
  /** What the step holds. It alone says what is here: a reload, another tab and gestures made up anew know nothing else either. */
  held: Held;
  /** What has to be on the server before a phone is let in. */
  before: () => Promise<void>;
  /** A picture has come that is not held. */
  onFile: (slot: HandoverSlot, uploadId: string) => void;
}

/** The step's pictures in the hands of a phone, as far as this tab has begun it. */
export function useHandover(options: HandoverOptions) {
  const { userId, step, challengeId = null, pictures, before } = options;
  const isSignedIn = useHasToken(true);
  const { data, error, isValidating, mutate } = useHandoverState(isSignedIn);
  const { data: known } = useQuery('uploads', isSignedIn ? {} : undefined);
  const { mutate: mutateOther } = useSWRConfig();
  const readAfter = useReadAfter();
  useStandingChanges(() => void mutate());
  /** Told once: after a reload a new code is shown. */
  const [link, setLink] = useState<{ handoverId: string; link: string }>();
  const [ownId, setOwnId] = useState<string>();
  useEffect(() => setOwnId(storedHandover(userId)), [userId]);
  const isOwn = data?.step === step && data.handoverId === ownId;
  const isAsked = ({ slot, upload }: HandoverState['files'][number]) =>
    pictures.some((picture) => picture.slot === slot && picture.type === upload.type);
  const isPresent = data?.challengeId === challengeId;
  const state: HandoverState | undefined = isOwn ? { ...data, files: isPresent ? data.files.filter(isAsked) : [] } : undefined;
  // A phone that waited when it was heard of last, before it was over, was never let in.
  const [waited, setWaited] = useState<string>();
  const waits = state?.status === 'MATCHING' ? state.handoverId : undefined;
  if (state && state.status !== 'OVER' && waited !== waits) setWaited(waits);

  const take = () => {
    for (const { slot, upload } of arrivals(state?.files ?? [], options.held, known ?? [])) {
      const withIt = (known: Upload[] = []) => [upload, ...known.filter(({ uploadId }) => uploadId !== upload.uploadId)];
      void mutateOther(['uploads', {}], withIt, { revalidate: false });
      options.onFile(slot, upload.uploadId);
    }
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  // When there is news, not whenever a place is empty: what was deleted here is listed until the exchange is asked again.
  const offered = known && state?.files.map(({ slot, upload }) => `${slot}-${upload.uploadId}`).join();
  useEffect(() => {
    if (offered) latest.current();
  }, [offered]);
  // What was read for gestures of before says nothing of these.
  const isOld = isOwn && !isPresent;
  useEffect(() => {
    if (isOld) void mutate();
  }, [isOld, mutate]);

  const confirm = useSubmit(async (number: string) => {
    try {
      await confirmHandover(state?.handoverId ?? '', number);
    } finally {
      // A wrong number has ended it.
      await readAfter('handoverConfirm');
    }
  });
  const begin = useSubmit(async () => {
    confirm.clearError();
    await before();
    const begun = await beginHandover(step);
    storeHandover(userId, begun.handoverId);
    setOwnId(begun.handoverId);
    setLink(begun);
    await readAfter('handoverBegin');
  });
  const end = useSubmit(async () => {
    await endHandover();
    storeHandover(userId, undefined);
    setOwnId(undefined);
    await readAfter('handoverEnd');
  });
  return {
    state,
    /** It ended while a phone waited for its number. */
    isNotLetIn: state?.status === 'OVER' && state.handoverId === waited,
    link: state?.status === 'WAITING' && link?.handoverId === state.handoverId ? link.link : undefined,
    begin,
    confirm,
    end,
    /** Nobody knows how it stands. */
    unread: error && data === undefined ? { retry: () => void mutate(), isBusy: isValidating } : undefined,
  };
}
