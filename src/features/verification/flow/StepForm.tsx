import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnswerStep, Answers } from '@/domain/verification/answers';
import type { StepProblems } from '@/domain/verification/problems';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { usePart } from '@/src/lib/onDemand';
import { Button } from '@/src/ui/button/Button';
import { focusWrongField } from '@/src/ui/field/useWrongField';
import { Note } from '@/src/ui/views/Note';
import styles from '../Flow.module.css';
import type { CountryEntry } from '../fields/CountryField';
import { useOptions } from '../fields/useOptions';
import type { FieldClash } from '../model/rebase';
import { elsewherePart } from './elsewherePart';
import type { SaveState } from './useAnswers';

export interface StepParts<Step extends AnswerStep> {
  answers: NonNullable<Answers[Step]>;
  change: (part: Answers[Step]) => void;
  /** Words beside a field, by its path in the step; empty while nobody has looked. */
  problemAt: (field: string) => string | undefined;
}

interface StepFormProps<Step extends AnswerStep> {
  step: Step;
  title: string;
  lead?: ReactNode;
  /** What can be done to the step as a whole, beside its title. */
  headAct?: ReactNode;
  answers: Answers;
  change: (step: Step, part: Answers[Step]) => void;
  /** What was changed here and on another device, of any step. */
  clashes: readonly FieldClash[];
  choose: (clash: FieldClash, whose: 'own' | 'other') => void;
  countries: readonly CountryEntry[];
  /** What is wrong with the step as it is typed. */
  problems: StepProblems;
  finish: (step: Step) => Promise<StepProblems | undefined>;
  saveDraft: () => Promise<void>;
  saveState: SaveState;
  onBack: () => void;
  onDone: () => void;
  /** The last step before a review sends. */
  isSending?: boolean;
  children: (parts: StepParts<Step>) => ReactNode;
}

/** One step: its fields, the way back, the way on. What is wrong stands beside the fields, once a user has tried to go on. */
export function StepForm<Step extends AnswerStep>(props: StepFormProps<Step>) {
  const { step, title, lead, headAct, answers, change, problems, finish, saveDraft, saveState, onBack, onDone, isSending, children } =
    props;
  const clashes = props.clashes.filter((clash) => clash.step === step);
  const { t } = useTranslation('common');
  const options = useOptions();
  const part = usePart(elsewherePart, clashes.length > 0);
  const clashWords = part?.clashWords({ t, options, answers, countries: props.countries });
  const elsewhere = new Map(clashes.map((clash) => clashWords?.(clash)).map((words) => [words?.key, words?.other]));
  const words = useErrorWords();
  const router = useRouter();
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<StepProblems>({});
  const form = useRef<HTMLFormElement>(null);
  // What is to be chosen, or the first field that is wrong: where to go on, whoever has found it.
  const goToWrong = () => {
    const choice = form.current?.querySelector<HTMLElement>('[data-elsewhere] button');
    if (choice) choice.focus();
    else focusWrongField(form.current);
  };
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    const found = await finish(step);
    setRefused(found ?? {});
    if (found === undefined) onDone();
    else goToWrong();
  });
  // A long step scrolls below the bar of a phone that was pressed.
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const shown = isChecked ? { ...refused, ...problems } : {};
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length === 0 && clashes.length === 0) void submit();
    else goToWrong();
  };
  const problemAt = (field: string) => {
    const other = elsewhere.get(field);
    if (other !== undefined) return t('verification.elsewhere.at', { value: other });
    return shown[field] ? t(`verification.problems.${shown[field]}`) : undefined;
  };
  const typed = (part: Answers[Step]) => {
    clearError();
    setRefused({});
    change(step, part);
  };
  const leave = async () => {
    await saveDraft();
    await router.push(pathTo('profileVerification'));
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <div className={styles.head}>
        <h2 className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
        {headAct}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.fields}>
        {part && clashWords ? (
          <part.Elsewhere clashes={clashes} words={clashWords} onChoose={props.choose} />
        ) : clashes.length > 0 ? (
          // What asks is not here yet, nor with a line that is down: why nothing is saved can be said all the same.
          <div data-elsewhere>
            <Note
              tone="warning"
              actions={
                <Button variant="border" size="small" onClick={elsewherePart.start}>
                  {t('ui.error.retry')}
                </Button>
              }
            >
              {t('verification.changedElsewhere')}
            </Note>
          </div>
        ) : null}
        {children({ answers: (answers[step] ?? {}) as NonNullable<Answers[Step]>, change: typed, problemAt })}
        {isChecked && Object.keys(shown).length > 0 ? <Note tone="error">{t('verification.fixFields')}</Note> : null}
        {error ? (
          <div ref={failure} className={styles.failure}>
            <Note tone="error">{words(error)}</Note>
          </div>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant="border" size="large" onClick={onBack}>
          {t('verification.actions.back')}
        </Button>
        <span className={styles.forward}>
          <Button variant="tertiary" size="large" className={styles.leave} onClick={() => void leave()}>
            {t('verification.actions.leave')}
          </Button>
          <Button type="submit" size="large" className={styles.go} loading={isBusy} data-testid="step-on">
            {t(isSending ? 'verification.actions.send' : 'verification.actions.goOn')}
          </Button>
        </span>
      </div>
      <SavedLine state={saveState} isGiven={Object.keys(answers[step] ?? {}).length > 0} />
    </form>
  );
}

/** Whether what is typed is on the server: of what nobody has given there is nothing to say. */
function SavedLine({ state, isGiven }: { state: SaveState; isGiven: boolean }) {
  const { t } = useTranslation('common');
  const said = state === 'saved' && !isGiven ? 'nothing' : state;
  const words = {
    nothing: null,
    saved: t('verification.saved'),
    saving: t('verification.saving'),
    unsaved: t('verification.notSaved'),
    held: t('verification.elsewhere.held'),
  };
  return (
    <p className={styles.state} role="status" data-testid="save-state" data-state={said}>
      {words[said]}
    </p>
  );
}
