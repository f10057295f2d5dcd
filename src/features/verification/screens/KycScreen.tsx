import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { KycDict, KycRecord } from '@/contract/verification';
import { PERSON_KINDS, type PersonKind } from '@/domain/verification/kinds';
import { startKyc, supplementKyc } from '@/src/api/calls/verification';
import { useKycDict, useKycRecord } from '@/src/api/queries/verification';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { Note } from '@/src/ui/views/Note';
import { FlowFrame } from '../flow/FlowFrame';
import { byStatus, Pending } from '../flow/RecordView';
import { useFlowStep } from '../flow/useFlowStep';
import { nextStep } from '../model/flowSteps';
import { useVerificationNews } from '../useVerificationNews';
import { Encrypted, GoodPhoto, Opens } from '../view/Aside';
import { DoneView, RefusedView } from '../view/EndView';
import { Intro } from '../view/Intro';
import { Meanwhile } from '../view/Meanwhile';
import { SentView } from '../view/SentView';
import { SupplementView } from '../view/SupplementView';
import { KycSteps } from './KycSteps';

/** Which level the address names; identity is the page's own. */
function useLevel(): PersonKind {
  const { query } = useRouter();
  return PERSON_KINDS.find((kind) => kind === query.level) ?? 'IDENTITY';
}

/** A level of a person, from the first question to the result; it goes on where it was left, on whatever device. */
export function KycScreen() {
  const level = useLevel();
  const isSignedIn = useHasToken(true);
  const { data: record, error, mutate } = useKycRecord(level, isSignedIn);
  const { data: dict, error: dictError, mutate: askDict } = useKycDict(isSignedIn);
  useVerificationNews(() => void mutate());
  if (!record || !dict) {
    const retry = () => {
      void mutate();
      void askDict();
    };
    return (
      <FlowFrame kind={level}>
        <Pending hasFailed={Boolean(error ?? dictError)} onRetry={retry} />
      </FlowFrame>
    );
  }
  const onRecord = (next: KycRecord) => void mutate(next, { revalidate: false });
  // Another level is another questionnaire, with nothing of this one.
  return <KycFlow key={`${level}-${record.attempt}`} {...{ level, record, dict, onRecord }} onStale={() => mutate()} />;
}

interface KycFlowProps {
  level: PersonKind;
  record: KycRecord;
  dict: KycDict;
  onRecord: (record: KycRecord) => void;
  onStale: () => Promise<KycRecord | undefined>;
}

function KycFlow({ level, record, dict, onRecord, onStale }: KycFlowProps) {
  const { goTo, open } = useFlowStep(level, record);
  const again = async () => {
    // To why it was refused, and to its first step: not to the one it was sent from.
    await goTo();
    await begin();
  };
  const begin = async () => onRecord(await startKyc(level));
  return byStatus(record.status, {
    open: () =>
      record.status === 'IN_PROGRESS' && open && open !== 'REVIEW' ? (
        <FlowFrame
          kind={level}
          step={open}
          record={record}
          aside={open === 'SELFIE' ? <GoodPhoto of="face" /> : open === 'DOCUMENT' ? <GoodPhoto of="document" /> : <Encrypted />}
        >
          <KycSteps {...{ level, record, dict, onRecord, onStale }} step={open} goTo={goTo} />
        </FlowFrame>
      ) : (
        <KycIntro {...{ level, record }} onStart={begin} onGoOn={() => goTo(nextStep(level, record))} />
      ),
    review: () => (
      <FlowFrame kind={level} step="REVIEW" record={record} aside={<Meanwhile />}>
        <SentView record={record} />
      </FlowFrame>
    ),
    more: () => (
      <FlowFrame kind={level} aside={<Encrypted />}>
        <SupplementView
          key={record.version}
          record={record}
          onStale={onStale}
          onSend={async (answers) => onRecord(await supplementKyc({ level, version: record.version, answers }))}
        />
      </FlowFrame>
    ),
    refused: () => (
      <FlowFrame kind={level}>
        <RefusedView overview={record} onAgain={again} />
      </FlowFrame>
    ),
    done: () => (
      <FlowFrame kind={level}>
        <DoneView />
      </FlowFrame>
    ),
  });
}

interface KycIntroProps {
  level: PersonKind;
  record: KycRecord;
  onStart: () => Promise<void>;
  onGoOn: () => Promise<void>;
}

function KycIntro({ level, record, onStart, onGoOn }: KycIntroProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { submit, isBusy, error } = useSubmit(async () => {
    if (record.status === 'NOT_STARTED') await onStart();
    await onGoOn();
  });
  return (
    <FlowFrame kind={level} aside={<Opens level={PERSON_KINDS.indexOf(level) + 2} />}>
      {record.reasons.length > 0 ? (
        <Note tone="warning">{record.reasons.map(({ code }) => t(`verification.reasons.${code}`)).join(' · ')}</Note>
      ) : null}
      <Intro kind={level} record={record} isBusy={isBusy} onStart={() => void submit()} />
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </FlowFrame>
  );
}
