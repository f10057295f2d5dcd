import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import type { CallParams } from '@/contract/calls';
import type { KybDict, KybRecord } from '@/contract/verification';
import type { AnswerStep, Owner } from '@/domain/verification/answers';
import { problemsOf } from '@/domain/verification/problems';
import { submitKyb } from '@/src/api/calls/verification';
import { StepForm } from '../flow/StepForm';
import { useAnswers } from '../flow/useAnswers';
import { type FlowStep, flowSteps } from '../model/flowSteps';
import { termsOf } from '../model/terms';
import { newOwner } from '../owners/treeEdits';
import { CompanyStep } from '../steps/CompanyStep';
import { DeclareStep } from '../steps/DeclareStep';
import { FilesStep } from '../steps/FilesStep';
import { AddOwner, OwnersStep } from '../steps/OwnersStep';
import { PeopleStep } from '../steps/PeopleStep';

interface KybStepsProps {
  step: FlowStep;
  record: KybRecord;
  dict: KybDict;
  onRecord: (record: KybRecord) => void;
  onStale: () => Promise<KybRecord | undefined>;
  goTo: (step?: FlowStep) => Promise<void>;
}

/** The step that is open, over the answers of all of them. */
export function KybSteps({ step, record, dict, onRecord, onStale, goTo }: KybStepsProps) {
  const { t } = useTranslation('common');
  const submit = useCallback(
    (...[params, isLast]: Parameters<Parameters<typeof useAnswers<KybRecord>>[0]['submit']>) =>
      submitKyb(params as CallParams<'kybQuestionSubmit'>, isLast),
    [],
  );
  const { answers, change, finish, saveDraft, saveState, clashes, choose } = useAnswers({
    record,
    submit,
    onRecord,
    onStale,
    staleWords: t('verification.changedElsewhere'),
    unsavedWords: t('verification.lost'),
  });
  /** The owner whose dialog is open. */
  const [edited, setEdited] = useState<Owner>();
  const steps: readonly FlowStep[] = flowSteps('BUSINESS');
  const place = steps.indexOf(step);
  const back = () => void goTo(steps[place - 1]);
  const { countries } = dict;
  const terms = termsOf(countries);
  const form = <Asked extends AnswerStep>(name: Asked) => ({
    step: name,
    answers,
    change,
    clashes,
    choose,
    countries,
    problems: problemsOf('BUSINESS', name, answers, terms),
    finish: (one: Asked) => finish(one, 'STEP'),
    saveDraft,
    saveState,
    onBack: back,
    onDone: () => void goTo(steps[place + 1]),
  });
  const titled = <Asked extends AnswerStep>(name: Asked) => ({ ...form(name), title: t(`verification.steps.${name}.name`) });
  switch (step) {
    case 'COMPANY':
      return (
        <StepForm key={step} {...titled(step)} lead={t('verification.steps.COMPANY.text')}>
          {(parts) => <CompanyStep {...parts} countries={countries} />}
        </StepForm>
      );
    case 'FILES':
      return (
        <StepForm key={step} {...titled(step)}>
          {(parts) => <FilesStep {...parts} names={dict.documents} />}
        </StepForm>
      );
    case 'OWNERS':
      return (
        <StepForm
          key={step}
          {...form(step)}
          title={t('verification.owners.title')}
          lead={t('verification.owners.text')}
          headAct={<AddOwner onAdd={() => setEdited(newOwner(null))} />}
        >
          {(parts) => <OwnersStep {...parts} company={answers.COMPANY ?? {}} {...{ countries, edited }} onEdit={setEdited} />}
        </StepForm>
      );
    case 'PEOPLE':
      return (
        <StepForm key={step} {...form(step)} title={t('verification.people.title')}>
          {(parts) => (
            <PeopleStep
              {...parts}
              version={record.version}
              owners={answers.OWNERS?.owners ?? []}
              countries={countries}
              roles={dict.roles}
            />
          )}
        </StepForm>
      );
    case 'REVIEW':
      return <DeclareStep {...{ record, onRecord, onStale }} onBack={back} />;
    default:
      return null;
  }
}
