import { useTranslation } from 'next-i18next/pages';
import type { KycDict } from '@/contract/verification';
import type { AnswerStep } from '@/domain/verification/answers';
import { dateOf } from '@/domain/verification/dates';
import type { VerificationKind } from '@/domain/verification/kinds';
import { problemsOf } from '@/domain/verification/problems';
import { ANSWER_STEPS } from '@/domain/verification/steps';
import { type FlowStep, flowSteps } from '../model/flowSteps';
import { type Draft, type Kept, type Submitted, useAnswers } from './useAnswers';

/** What answers are checked against here, as the exchange checks them: the day, and the countries that are served. */
const termsOf = (countries: KycDict['countries']) => ({
  today: dateOf(Date.now()),
  countries: countries.filter(({ isServed }) => isServed).map(({ iso2 }) => iso2),
});

export interface StepsOptions<Record extends Kept> {
  kind: VerificationKind;
  step: FlowStep;
  record: Record;
  countries: KycDict['countries'];
  /** Stays the same between renders. `isLast`: the page may be gone before there is an answer. */
  submit: (params: Submitted, isLast?: boolean) => Promise<Record>;
  onRecord: (record: Record) => void;
  onStale: () => Promise<Record | undefined>;
  goTo: (step?: FlowStep) => Promise<void>;
}

/** What the steps of every verification share: the answers of all of them, the ways back and on, and what each form is given. */
export function useSteps<Record extends Kept>({ kind, step, record, countries, goTo, ...ways }: StepsOptions<Record>) {
  const { t } = useTranslation('common');
  const draft: Draft = useAnswers({
    record,
    ...ways,
    staleWords: t('verification.changedElsewhere'),
    unsavedWords: t('verification.lost'),
  });
  const { answers, change, clashes, choose, finish, saveDraft, saveState } = draft;
  const steps: readonly FlowStep[] = flowSteps(kind);
  const place = steps.indexOf(step);
  const onBack = () => void goTo(steps[place - 1]);
  const terms = termsOf(countries);
  // A selfie sends a person, a declaration sends a company; elsewhere the last answers do.
  const last = kind === 'IDENTITY' || kind === 'BUSINESS' ? undefined : ANSWER_STEPS[kind].at(-1);
  /** Of a step whose title is not its name. */
  const form = <Asked extends AnswerStep>(name: Asked) => {
    const isSending = name === last;
    return {
      step: name,
      answers,
      change,
      clashes,
      choose,
      countries,
      problems: problemsOf(kind, name, answers, terms),
      finish: (one: Asked) => finish(one, isSending ? 'SEND' : 'STEP'),
      saveDraft,
      saveState,
      onBack,
      onDone: () => void (isSending ? undefined : goTo(steps[place + 1])),
      isSending,
    };
  };
  const titled = <Asked extends AnswerStep>(name: Asked) => ({ ...form(name), title: t(`verification.steps.${name}.name`) });
  return { draft, steps, onBack, form, titled };
}
