import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { CallParams } from '@/contract/calls';
import type { KycDict, KycRecord } from '@/contract/verification';
import type { AnswerStep } from '@/domain/verification/answers';
import { documentPictures } from '@/domain/verification/handover';
import type { PersonKind } from '@/domain/verification/kinds';
import { problemsOf } from '@/domain/verification/problems';
import { ANSWER_STEPS } from '@/domain/verification/steps';
import { submitKyc } from '@/src/api/calls/verification';
import { FlowFrame } from '../flow/FlowFrame';
import { StepForm } from '../flow/StepForm';
import { useAnswers } from '../flow/useAnswers';
import { HandoverCard } from '../handover/HandoverCard';
import { type FlowStep, flowSteps } from '../model/flowSteps';
import { termsOf } from '../model/terms';
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
export function KycSteps(props: KycStepsProps) {
  const { level, step, record, onRecord, onStale } = props;
  const { t } = useTranslation('common');
  const submit = useCallback(
    (...[params, isLast]: Parameters<Parameters<typeof useAnswers<KycRecord>>[0]['submit']>) =>
      submitKyc({ level, ...params } as CallParams<'kycQuestionSubmit'>, isLast),
    [level],
  );
  const draft = useAnswers({
    record,
    submit,
    onRecord,
    onStale,
    staleWords: t('verification.changedElsewhere'),
    unsavedWords: t('verification.lost'),
  });
  return (
    <FlowFrame kind={level} step={step} record={record} aside={<StepAside step={step} userId={record.userId ?? ''} draft={draft} />}>
      <KycStep {...props} draft={draft} />
    </FlowFrame>
  );
}

type Draft = ReturnType<typeof useAnswers<KycRecord>>;

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

function KycStep({ level, step, record, dict, onRecord, onStale, goTo, draft }: KycStepsProps & { draft: Draft }) {
  const { t } = useTranslation('common');
  const { answers, change, finish, saveDraft, saveState, clashes, choose } = draft;
  const steps: readonly FlowStep[] = flowSteps(level);
  const place = steps.indexOf(step);
  const back = () => void goTo(steps[place - 1]);
  if (step === 'SELFIE')
    return (
      <SelfieStep {...{ record, onRecord, onStale }} onBack={back} onIncomplete={(at) => void goTo(steps.find((one) => one === at))} />
    );

  const asked = step as AnswerStep;
  const isSending = level !== 'IDENTITY' && ANSWER_STEPS[level].at(-1) === asked;
  const { countries } = dict;
  const terms = termsOf(countries);
  const form = <Asked extends AnswerStep>(name: Asked) => ({
    step: name,
    title: t(`verification.steps.${name}.name`),
    answers,
    change,
    clashes,
    choose,
    countries,
    problems: problemsOf(level, name, answers, terms),
    finish: (one: Asked) => finish(one, isSending ? 'SEND' : 'STEP'),
    saveDraft,
    saveState,
    onBack: back,
    onDone: () => void (isSending ? undefined : goTo(steps[place + 1])),
    isSending,
  });
  const { givenNames, familyName } = answers.DETAILS ?? {};
  switch (asked) {
    case 'COUNTRY':
      return (
        <StepForm key={asked} {...form(asked)}>
          {(parts) => <CountryStep {...parts} countries={countries} />}
        </StepForm>
      );
    case 'DETAILS':
      return (
        <StepForm key={asked} {...form(asked)}>
          {(parts) => <DetailsStep {...parts} countries={countries} />}
        </StepForm>
      );
    case 'DOCUMENT':
      return (
        <StepForm
          key={asked}
          {...form(asked)}
          lead={familyName ? t('verification.hints.match', { name: [givenNames, familyName].filter(Boolean).join(' ') }) : undefined}
        >
          {(parts) => <DocumentStep {...parts} countries={countries} />}
        </StepForm>
      );
    case 'FUNDS':
      return (
        <StepForm key={asked} {...form(asked)}>
          {(parts) => <FundsStep {...parts} dict={dict} />}
        </StepForm>
      );
    case 'PROOF':
      return level === 'IDENTITY' ? null : (
        <StepForm key={asked} {...form(asked)} lead={t(`verification.kinds.${level}.text`)}>
          {(parts) => <ProofStep {...parts} level={level} kinds={level === 'ADDRESS' ? dict.addressProofs : dict.fundsProofs} />}
        </StepForm>
      );
    default:
      return null;
  }
}
