import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CallParams } from '@/contract/calls';
import type { KybDict, KybRecord } from '@/contract/verification';
import type { Owner } from '@/domain/verification/answers';
import { submitKyb } from '@/src/api/calls/verification';
import { StepForm } from '../flow/StepForm';
import type { Submitted } from '../flow/useAnswers';
import { useSteps } from '../flow/useSteps';
import type { FlowStep } from '../model/flowSteps';
import { newOwner } from '../owners/treeEdits';
import { CompanyStep } from '../steps/CompanyStep';
import { DeclareStep } from '../steps/DeclareStep';
import { FilesStep } from '../steps/FilesStep';
import { AddOwner, OwnersStep } from '../steps/OwnersStep';
import { PeopleStep } from '../steps/PeopleStep';
import { Declared } from '../view/Declared';

interface KybStepsProps {
  step: FlowStep;
  record: KybRecord;
  dict: KybDict;
  onRecord: (record: KybRecord) => void;
  onStale: () => Promise<KybRecord | undefined>;
  goTo: (step?: FlowStep) => Promise<void>;
}

const submit = (params: Submitted, isLast?: boolean) => submitKyb(params as CallParams<'kybQuestionSubmit'>, isLast);

/** The step that is open, over the answers of all of them. */
export function KybSteps({ step, record, dict, onRecord, onStale, goTo }: KybStepsProps) {
  const { t } = useTranslation('common');
  const { countries } = dict;
  const { draft, onBack, form, titled } = useSteps({ kind: 'BUSINESS', step, record, countries, submit, onRecord, onStale, goTo });
  const { answers } = draft;
  /** The owner whose dialog is open. */
  const [edited, setEdited] = useState<Owner>();
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
      return (
        <DeclareStep {...{ record, onRecord, onStale }} onBack={onBack}>
          <Declared {...{ answers, countries }} goTo={(at) => void goTo(at)} />
        </DeclareStep>
      );
    default:
      return null;
  }
}
