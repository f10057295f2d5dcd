import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerStep, Answers } from '@/domain/verification/answers';
import type { StepProblems } from '@/domain/verification/problems';
import { isApiError } from '@/src/api/apiError';
import { showToast } from '@/src/ui/toast/showToast';
import { isStale, refusedField } from '../model/refusedField';

interface Kept {
  version: number;
  answers: Answers;
}
type Mode = 'DRAFT' | 'STEP' | 'SEND';

interface AnswersOptions<Record extends Kept> {
  record: Record;
  submit: (params: { version: number; mode: Mode; answers: Answers }) => Promise<Record>;
  /** The questionnaire as the server has it now. */
  onRecord: (record: Record) => void;
  /** Somebody else was quicker: what is there is read again. */
  onStale: () => Promise<Record | undefined>;
  /** Told when what is there was changed elsewhere. */
  staleWords: string;
}

/** `unsaved`: it was tried and did not arrive. */
export type SaveState = 'saved' | 'saving' | 'unsaved';

const kept = ({ version, answers }: Kept): Kept => ({ version, answers });

/** From the last key to the server. */
const PAUSE_MS = 800;

/**
 * What is typed, kept on the server as a draft a moment after the last key, so that it is there after a reload, in another browser and
 * on another device. Saves follow each other, each on the version the one before has made.
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveSoon = useRef(() => {});
  if (record.version > now.current.version) Object.assign(now.current, kept(record));

  const keep = useCallback((next: Answers) => {
    now.current.edits = next;
    setEdits(next);
  }, []);

  const send = useCallback(
    (mode: Mode, pick: () => Answers): Promise<Record> => {
      const run = async () => {
        const { submit, onRecord, onStale, staleWords } = latest.current;
        const answers = pick();
        const sent = now.current.edits;
        setSaveState('saving');
        try {
          const saved = await submit({ version: now.current.version, mode, answers });
          Object.assign(now.current, kept(saved));
          onRecord(saved);
          // What was typed while it was on its way, or belongs to another step, is still to be saved.
          const isLeft = (step: AnswerStep) => !(step in answers) || sent[step] !== now.current.edits[step];
          const left = Object.entries(now.current.edits).filter(([step]) => isLeft(step as AnswerStep));
          keep(Object.fromEntries(left));
          setSaveState(left.length > 0 ? 'saving' : 'saved');
          if (left.length > 0) saveSoon.current();
          return saved;
        } catch (failure) {
          setSaveState('unsaved');
          if (isStale(failure)) {
            const there = await onStale();
            if (there) Object.assign(now.current, kept(there));
            keep({});
            setSaveState('saved');
            showToast({ type: 'info', content: staleWords });
          }
          throw failure;
        }
      };
      const result = line.current.then(run, run);
      line.current = result.catch(() => undefined);
      return result;
    },
    [keep],
  );

  const saveDraft = useCallback(async () => {
    clearTimeout(timer.current);
    if (Object.keys(now.current.edits).length === 0) return;
    // A draft that does not arrive stays here, and goes with the next change.
    await send('DRAFT', () => now.current.edits).catch((failure: unknown) => {
      if (!isApiError(failure)) throw failure;
    });
  }, [send]);

  useEffect(() => {
    saveSoon.current = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveDraft(), PAUSE_MS);
    };
    const again = () => void saveDraft();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void saveDraft();
    };
  }, [saveDraft]);

  const answers: Answers = { ...record.answers, ...edits };
  const change = <Step extends AnswerStep>(step: Step, part: Answers[Step]) => {
    const typed = { ...now.current.answers[step], ...now.current.edits[step], ...part };
    keep({ ...now.current.edits, [step]: typed });
    setSaveState('saving');
    saveSoon.current();
  };
  /** Finishes a step. @returns what the exchange found wrong; undefined when it took it. @throws ApiError for other refusals */
  const finish = async (step: AnswerStep, mode: 'STEP' | 'SEND'): Promise<StepProblems | undefined> => {
    clearTimeout(timer.current);
    try {
      await send(mode, () => ({ [step]: { ...now.current.answers[step], ...now.current.edits[step] } }));
      return undefined;
    } catch (failure) {
      const refused = refusedField(failure);
      if (refused) return refused;
      throw failure;
    }
  };
  return { answers, change, finish, saveDraft, saveState };
}
