import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerStep, type Answers, mergedAnswers } from '@/domain/verification/answers';
import type { StepProblems } from '@/domain/verification/problems';
import { isApiError } from '@/src/api/apiError';
import { showToast } from '@/src/ui/toast/showToast';
import { isEmpty, leftOf } from '../model/edits';
import { isStale, refusedField } from '../model/refusedField';
import { useLeaving } from './useLeaving';

interface Kept {
  /** Whose it is. */
  userId?: string;
  version: number;
  attempt: number;
  answers: Answers;
}
type Mode = 'DRAFT' | 'STEP' | 'SEND';

interface AnswersOptions<Record extends Kept> {
  record: Record;
  /** Fields that are not given stay as they are. `isLast`: the page may be gone before there is an answer. */
  submit: (params: { userId?: string; version: number; mode: Mode; answers: Answers }, isLast?: boolean) => Promise<Record>;
  /** The questionnaire as the server has it now. */
  onRecord: (record: Record) => void;
  /** Somebody else was quicker: what is there is read again. */
  onStale: () => Promise<Record | undefined>;
  /** Told when what is finished here was changed elsewhere. */
  staleWords: string;
  /** Told when the step is not there any more to say it at its foot. */
  unsavedWords: string;
}

/** `unsaved`: it was tried and did not arrive. */
export type SaveState = 'saved' | 'saving' | 'unsaved';

const kept = ({ version, answers }: Kept) => ({ version, answers });

/** From the last key to the server. */
const PAUSE_MS = 800;

/**
 * What is typed, kept on the server as a draft a moment after the last key, or as soon as somebody leaves, so that it is there after a
 * reload, in another browser and on another device. Only fields that were typed in are sent, so that two tabs keep what both wrote; what
 * another has written is shown as soon as it is told of. Saves follow each other.
 */
export function useAnswers<Record extends Kept>(options: AnswersOptions<Record>) {
  const { record } = options;
  // What is given anew with every render starts no save.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [edits, setEdits] = useState<Answers>({});
  const [saveState, setSaveState] = useState<SaveState>('saved');
  // A file that arrives calls what an earlier render gave: what it joins is what is there now.
  const now = useRef({ version: record.version, answers: record.answers, edits });
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const onItsWay = useRef<Answers>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveSoon = useRef(() => {});
  const isShown = useRef(true);
  /** For whom everything here is typed: another account is another page (its key says so). */
  const owner = useRef(record.userId);
  if (record.version > now.current.version) Object.assign(now.current, kept(record));

  const keep = useCallback((next: Answers) => {
    now.current.edits = next;
    setEdits(next);
  }, []);

  /** `sent` is on the server, as `saved` says. */
  const settle = useCallback(
    (saved: Record, sent: Answers) => {
      if (saved.version >= now.current.version) {
        Object.assign(now.current, kept(saved));
        latest.current.onRecord(saved);
      }
      keep(leftOf(now.current.edits, sent));
      const isLeft = !isEmpty(now.current.edits);
      setSaveState(isLeft ? 'saving' : 'saved');
      if (isLeft) saveSoon.current();
    },
    [keep],
  );

  /** What is finished here was changed elsewhere: it is shown, with what was typed here over it, before anything goes on. */
  const reread = useCallback(async () => {
    const { onStale, staleWords } = latest.current;
    const there = await onStale();
    if (there && there.userId !== owner.current) {
      // Somebody else has signed in meanwhile, in another tab of this browser: it is none of theirs, and there is nothing to tell them.
      keep({});
      setSaveState('saved');
      return;
    }
    if (there) Object.assign(now.current, kept(there));
    if (there && there.attempt !== latest.current.record.attempt) {
      // What was typed for an attempt that was decided is not of the next one.
      keep({});
      setSaveState('saved');
    }
    if (!isEmpty(now.current.edits)) saveSoon.current();
    showToast({ type: 'info', content: staleWords });
  }, [keep]);

  const send = useCallback(
    (mode: Mode, pick: () => Answers): Promise<Record> => {
      const run = async () => {
        const sent = pick();
        onItsWay.current = sent;
        setSaveState('saving');
        try {
          const saved = await latest.current.submit({ userId: owner.current, version: now.current.version, mode, answers: sent });
          settle(saved, sent);
          return saved;
        } catch (failure) {
          setSaveState(isEmpty(now.current.edits) ? 'saved' : 'unsaved');
          if (isStale(failure)) await reread();
          throw failure;
        } finally {
          onItsWay.current = {};
        }
      };
      const result = line.current.then(run, run);
      line.current = result.catch(() => undefined);
      return result;
    },
    [reread, settle],
  );

  const saveDraft = useCallback(async () => {
    clearTimeout(timer.current);
    if (isEmpty(now.current.edits)) return;
    // A draft that does not arrive stays here, and goes with the next change; where there will be none, it is said at once.
    await send('DRAFT', () => now.current.edits).catch((failure: unknown) => {
      if (!isApiError(failure)) throw failure;
      if (!isShown.current && !isEmpty(now.current.edits)) showToast({ type: 'error', content: latest.current.unsavedWords });
    });
  }, [send]);

  /**
   * Waits for nothing. What is on its way arrives from a page that is put aside, and would be overtaken; from one that is gone nobody knows,
   * and a field that is sent twice is the same field.
   */
  const saveLast = useCallback(
    (isGone: boolean) => {
      clearTimeout(timer.current);
      const sent = isGone ? now.current.edits : leftOf(now.current.edits, onItsWay.current);
      if (isEmpty(sent)) return;
      const saving = latest.current
        .submit({ userId: owner.current, version: now.current.version, mode: 'DRAFT', answers: sent }, true)
        .then(
          (saved) => settle(saved, sent),
          (failure: unknown) => {
            if (!isApiError(failure)) throw failure;
            setSaveState('unsaved');
          },
        );
      line.current = Promise.allSettled([line.current, saving]);
    },
    [settle],
  );
  useLeaving({ isUnsaved: saveState === 'unsaved', onLeave: saveLast, onReturn: saveDraft });

  useEffect(() => {
    isShown.current = true;
    saveSoon.current = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveDraft(), PAUSE_MS);
    };
    return () => {
      isShown.current = false;
      void saveDraft();
    };
  }, [saveDraft]);

  const answers = mergedAnswers(record.answers, edits);
  const change = <Step extends AnswerStep>(step: Step, part: Answers[Step]) => {
    keep(mergedAnswers(now.current.edits, { [step]: part }));
    setSaveState('saving');
    saveSoon.current();
  };
  /** Finishes a step. @returns what the exchange found wrong; undefined when it took it. @throws ApiError for other refusals */
  const finish = async (step: AnswerStep, mode: 'STEP' | 'SEND'): Promise<StepProblems | undefined> => {
    clearTimeout(timer.current);
    try {
      await send(mode, () => ({ [step]: now.current.edits[step] ?? {} }));
      return undefined;
    } catch (failure) {
      const refused = refusedField(failure);
      if (refused) return refused;
      throw failure;
    }
  };
  return { answers, change, finish, saveDraft, saveState };
}
