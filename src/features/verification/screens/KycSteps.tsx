import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { CallParams } from '@/contract/calls';
import type { KycDict, KycRecord } from '@/contract/verification';
import type { AnswerStep } from '@/domain/verification/answers';
import { documentPictures } from '@/domain/verification/handover';
import type { PersonKind } from '@/domain/verification/kinds';
import { submitKyc } from '@/src/api/calls/verification';
import { FlowFrame } from '../flow/FlowFrame';
import { StepForm } from '../flow/StepForm';
import type { Draft, Submitted } from '../flow/useAnswers';
import { useSteps } from '../flow/useSteps';
import { HandoverCard } from '../handover/HandoverCard';
import type { FlowStep } from '../model/flowSteps';
import { CountryStep } from '../steps/CountryStep';
import { DetailsStep } from '../steps/DetailsStep';
import { DocumentStep } from '../steps/DocumentStep';
import { FundsStep } from '../steps/FundsStep';
import { ProofStep } from '../steps/ProofStep';
import { SelfieStep } from '../steps/SelfieStep';
import { Encrypted, GoodPhoto } from '../view/Aside';

interface KycStepsProps {
  level: PersonKind;
  step: FlowStep;
  record: KycRecord;
  dict: KycDict;
  onRecord: (record: KycRecord) => void;
  onStale: () => Promise<KycRecord | undefined>;
  goTo: (step?: FlowStep) => Promise<void>;
}

/** The step that is open, over the answers of all of them, with what helps beside it. */
export function KycSteps({ level, step, record, dict, onRecord, onStale, goTo }: KycStepsProps) {
  const submit = useCallback(
    (params: Submitted, isLast?: boolean) => submitKyc({ level, ...params } as CallParams<'kycQuestionSubmit'>, isLast),
    [level],
  );
  const { countries } = dict;
  const flow = useSteps({ kind: level, step, record, countries, submit, onRecord, onStale, goTo });
  return (
    <FlowFrame kind={level} step={step} record={record} aside={<StepAside step={step} userId={record.userId ?? ''} draft={flow.draft} />}>
      {step === 'SELFIE' ? (
        <SelfieStep
          {...{ record, onRecord, onStale }}
          onBack={flow.onBack}
          onIncomplete={(at) => void goTo(flow.steps.find((one) => one === at))}
        />
      ) : (
        <KycStep step={step as AnswerStep} {...{ level, dict, flow }} />
      )}
    </FlowFrame>
  );
}

/** What makes a good photo, and another camera to take it with; or what happens to what is sent. */
function StepAside({ step, userId, draft: { answers, change, saveDraft } }: { step: FlowStep; userId: string; draft: Draft }) {
  if (step === 'SELFIE') return <GoodPhoto of="face" />;
  if (step !== 'DOCUMENT') return <Encrypted />;
  return (
    <GoodPhoto of="document">
      <HandoverCard
        userId={userId}
        step="DOCUMENT"
        pictures={documentPictures(answers.DOCUMENT ?? {})}
        held={{ front: answers.DOCUMENT?.front, back: answers.DOCUMENT?.back }}
        before={saveDraft}
        onFile={(slot, uploadId) => change('DOCUMENT', { [slot]: uploadId })}
      />
    </GoodPhoto>
  );
}

interface KycStepProps {
  level: PersonKind;
  step: AnswerStep;
  dict: KycDict;
  flow: ReturnType<typeof useSteps>;
}

function KycStep({ level, step, dict, flow }: KycStepProps) {
  const { t } = useTranslation('common');
  const { titled } = flow;
  const { answers } = flow.draft;
  const { countries } = dict;
  const { givenNames, familyName } = answers.DETAILS ?? {};
  switch (step) {
    case 'COUNTRY':
      return (
        <StepForm key={step} {...titled(step)}>
          {(parts) => <CountryStep {...parts} countries={countries} />}
        </StepForm>
      );
    case 'DETAILS':
      return (
        <StepForm key={step} {...titled(step)}>
          {(parts) => <DetailsStep {...parts} countries={countries} />}
        </StepForm>
      );
    case 'DOCUMENT':
      return (
        <StepForm
          key={step}
          {...titled(step)}
          lead={familyName ? t('verification.hints.match', { name: [givenNames, familyName].filter(Boolean).join(' ') }) : undefined}
        >
          {(parts) => <DocumentStep {...parts} countries={countries} />}
        </StepForm>
      );
    case 'FUNDS':
      return (
        <StepForm key={step} {...titled(step)}>
          {(parts) => <FundsStep {...parts} dict={dict} />}
        </StepForm>
      );
    case 'PROOF':
      return level === 'IDENTITY' ? null : (
        <StepForm key={step} {...titled(step)} lead={t(`verification.kinds.${level}.text`)}>
          {(parts) => <ProofStep {...parts} level={level} kinds={level === 'ADDRESS' ? dict.addressProofs : dict.fundsProofs} />}
        </StepForm>
      );
    default:
      return null;
  }
}
