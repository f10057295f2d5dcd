import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerStep, type Answers, mergedAnswers } from '@/domain/verification/answers';
import { isSame } from '@/domain/verification/joining';
import type { StepProblems } from '@/domain/verification/problems';
import { isApiError } from '@/src/api/apiError';
import { showToast } from '@/src/ui/toast/showToast';
import { isEmpty, leftOf } from '../model/edits';
import {
  answersOf,
  chosen,
  entriesOf,
  type FieldClash,
  keyOf,
  NOTHING_TYPED,
  rebased,
  settledEdits,
  type Typed,
  valueAt,
  withoutSaved,
} from '../model/rebase';
import { isStale, refusedProblem } from '../model/refusedStep';
import { nextTurn } from '../model/typing';
import { useLeaving } from './useLeaving';

/** A questionnaire as the exchange keeps it. */
export interface Kept {
  /** Whose it is. */
  userId?: string;
  version: number;
  attempt: number;
  answers: Answers;
  /** Fields of a draft that another page has changed since they were typed over. */
  conflicts?: readonly string[];
}
type Mode = 'DRAFT' | 'STEP' | 'SEND';
/** One save, on its way. */
export interface Submitted {
  userId?: string;
  version: number;
  mode: Mode;
  answers: Answers;
  typing: { tab: string; turn: number; over: Readonly<{ [field: string]: number }> };
}

interface AnswersOptions<Record extends Kept> {
  record: Record;
  /** Fields that are not given stay as they are. `isLast`: the page may be gone before there is an answer. */
  submit: (params: Submitted, isLast?: boolean) => Promise<Record>;
  /** The questionnaire as the server has it now. */
  onRecord: (record: Record) => void;
  /** Another tab or device was quicker: what is there is read again. */
  onStale: () => Promise<Record | undefined>;
  /** Told when what is finished here was changed elsewhere. */
  staleWords: string;
  /** Told when the step is not there any more to say it at its foot. */
  unsavedWords: string;
}

/** `unsaved`: it was tried and did not arrive. `held`: it waits for a choice, as another device has changed the same. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'held';

export type Draft = ReturnType<typeof useAnswers<Kept>>;

/** More are not under way at once. */
const MOST_SENT = 5;

/** From the last key to the server. */
const PAUSE_MS = 800;

/**
 * What is typed, kept on the server as a draft a moment after the last key, or as soon as a user leaves, so that it is there after a
 * reload, in another browser and on another device. Only fields that were typed in are sent, so that two tabs keep what both wrote; what
 * another has written is shown as soon as it is told of, joined with what is typed here; where both have changed the same, what is typed
 * waits until a user chooses. Saves follow each other.
 */
export function useAnswers<Record extends Kept>(options: AnswersOptions<Record>) {
  const { record } = options;
  // What is given anew with every render starts no save.
  const latest = useRef(options);
  const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
  const [saveState, setSaveState] = useState<SaveState>('saved');
  // A file that arrives calls what an earlier render gave: what it joins is what is there now.
  const now = useRef({ version: record.version, answers: record.answers, typed });
  /** What is on the page: what a user types, they type over this. */
  const shown = useRef(now.current);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const onItsWay = useRef<Answers>({});
  /** Values this page has sent lately, by field: heard of again, they are no news. */
  const sentValues = useRef(new Map<string, unknown[]>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveSoon = useRef(() => {});
  const isShown = useRef(true);
  /** For whom everything here is typed: another account is another page (its key says so). */
  const owner = useRef(record.userId);

  const keep = useCallback((next: Typed) => {
    now.current.typed = next;
    setTyped(next);
  }, []);

  const arrive = useCallback(
    ({ version, answers }: Kept) => {
      const isOwn = (key: string, value: unknown) => (sentValues.current.get(key) ?? []).some((sent) => isSame(sent, value));
      for (const [step, field, value] of entriesOf(answers)) {
        const key = keyOf(step, field);
        // Another has written over it.
        if (!isOwn(key, value)) sentValues.current.delete(key);
      }
      Object.assign(now.current, { version, answers });
      keep(rebased(now.current.typed, { version, answers }, isOwn));
    },
    [keep],
  );
  useEffect(() => {
    latest.current = options;
    if (record.version > now.current.version) arrive(record);
    shown.current = { version: record.version, answers: record.answers, typed };
  });

  /** `sent` is on the server, as `saved` says. */
  const settle = useCallback(
    (saved: Record, sent: Answers) => {
      if (saved.version >= now.current.version) {
        arrive(saved);
        latest.current.onRecord(saved);
      }
      const stale = new Set(saved.conflicts);
      const taken = answersOf(entriesOf(sent).filter(([step, field]) => !stale.has(keyOf(step, field))));
      keep(withoutSaved(now.current.typed, taken));
      const isLeft = !isEmpty(settledEdits(now.current.typed));
      setSaveState(isLeft ? 'saving' : 'saved');
      if (isLeft) saveSoon.current();
    },
    [arrive, keep],
  );

  /** What is finished here was changed elsewhere: it is shown, joined with what was typed here, before anything goes on. */
  const reread = useCallback(async () => {
    const { onStale, staleWords } = latest.current;
    const there = await onStale();
    if (there && there.userId !== owner.current) {
      // Another user has signed in meanwhile, in another tab of this browser: it is none of theirs, and there is nothing to tell them.
      keep(NOTHING_TYPED);
      setSaveState('saved');
      return;
    }
    if (there && there.attempt !== latest.current.record.attempt) {
      // What was typed for an attempt that was decided is not of the next one.
      keep(NOTHING_TYPED);
      setSaveState('saved');
    }
    if (there) arrive(there);
    if (!isEmpty(settledEdits(now.current.typed))) saveSoon.current();
    showToast({ type: 'info', content: staleWords });
  }, [arrive, keep]);

  /** Sends fields as this page's next save. */
  const submit = useCallback((mode: Mode, answers: Answers, isLast?: boolean) => {
    const { version, typed: held } = now.current;
    const over: { [field: string]: number } = {};
    for (const [step, field, value] of entriesOf(answers)) {
      const key = keyOf(step, field);
      over[key] = held.grounds[key]?.version ?? version;
      sentValues.current.set(key, [...(sentValues.current.get(key) ?? []), value].slice(-MOST_SENT));
    }
    return latest.current.submit({ userId: owner.current, version, mode, answers, typing: { ...nextTurn(), over } }, isLast);
  }, []);

  const send = useCallback(
    (mode: Mode, pick: () => Answers): Promise<Record> => {
      const run = async () => {
        const sent = pick();
        onItsWay.current = sent;
        setSaveState('saving');
        try {
          const saved = await submit(mode, sent);
          settle(saved, sent);
          return saved;
        } catch (failure) {
          setSaveState(isEmpty(now.current.typed.edits) ? 'saved' : 'unsaved');
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
    [reread, settle, submit],
  );

  const saveDraft = useCallback(async () => {
    clearTimeout(timer.current);
    if (isEmpty(settledEdits(now.current.typed))) return;
    // A draft that does not arrive stays here, and goes with the next change or when the line is back; where there will be none, it is said
    // at once.
    await send('DRAFT', () => settledEdits(now.current.typed)).catch((failure: unknown) => {
      if (!isApiError(failure)) throw failure;
      if (!isShown.current && !isEmpty(now.current.typed.edits)) showToast({ type: 'error', content: latest.current.unsavedWords });
    });
  }, [send]);

  /**
   * Waits for nothing. What is on its way arrives from a page that is put aside; from one that is gone nobody knows, and a field that is
   * sent twice is the same field. Whichever comes first, the later save stands: each says its turn.
   */
  const saveLast = useCallback(
    (isGone: boolean) => {
      clearTimeout(timer.current);
      const settled = settledEdits(now.current.typed);
      const sent = isGone ? settled : leftOf(settled, onItsWay.current);
      if (isEmpty(sent)) return;
      const saving = submit('DRAFT', sent, true).then(
        (saved) => settle(saved, sent),
        (failure: unknown) => {
          if (!isApiError(failure)) throw failure;
          setSaveState('unsaved');
        },
      );
      line.current = Promise.allSettled([line.current, saving]);
    },
    [settle, submit],
  );
  const isHeld = typed.clashes.length > 0;
  useLeaving({ isUnsaved: saveState === 'unsaved' || isHeld, onLeave: saveLast, onReturn: saveDraft });

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

  const answers = mergedAnswers(record.answers, typed.edits);
  const change = <Step extends AnswerStep>(step: Step, part: Answers[Step]) => {
    const { version, answers: seen, typed: before } = shown.current;
    const grounds = { ...now.current.typed.grounds };
    for (const [, field] of entriesOf({ [step]: part })) {
      const key = keyOf(step, field);
      grounds[key] = before.grounds[key] ?? { version, value: valueAt(seen, step, field) };
    }
    now.current.typed = { ...now.current.typed, grounds, edits: mergedAnswers(now.current.typed.edits, { [step]: part }) };
    arrive({ ...now.current, attempt: record.attempt });
    setSaveState('saving');
    saveSoon.current();
  };
  const choose = (clash: FieldClash, whose: 'own' | 'other') => {
    keep(chosen(now.current.typed, clash, whose));
    setSaveState('saving');
    saveSoon.current();
  };
  /** Finishes a step. @returns what the exchange found wrong; undefined when it took it. @throws ApiError for other refusals */
  const finish = async (step: AnswerStep, mode: 'STEP' | 'SEND'): Promise<StepProblems | undefined> => {
    clearTimeout(timer.current);
    try {
      await send(mode, () => ({ [step]: settledEdits(now.current.typed)[step] ?? {} }));
      return undefined;
    } catch (failure) {
      const refused = refusedProblem(failure);
      if (refused) return refused;
      throw failure;
    }
  };
  const { clashes } = typed;
  return { answers, change, finish, saveDraft, saveState: isHeld ? ('held' as const) : saveState, clashes, choose };
}
