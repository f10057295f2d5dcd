import { useRouter } from 'next/router';
import type { KycDict, KycRecord } from '@/contract/verification';
import { PERSON_KINDS, type PersonKind } from '@/domain/verification/kinds';
import { LEVEL_BY } from '@/domain/verification/levels';
import { startKyc, supplementKyc } from '@/src/api/calls/verification';
import { useKycDict, useKycRecord } from '@/src/api/queries/verification';
import { useHasToken } from '@/src/lib/useHasToken';
import { useStandingChanges } from '@/src/realtime';
import { FlowFrame } from '../flow/FlowFrame';
import { FlowViews } from '../flow/FlowViews';
import { Pending } from '../flow/RecordView';
import { useFlowStep } from '../flow/useFlowStep';
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
  useStandingChanges(() => void mutate());
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
  // A late answer to a user who has signed out meanwhile is not for the account of now.
  const onRecord = (next: KycRecord) => void mutate((known) => (known?.userId === next.userId ? next : known), { revalidate: false });
  // Another level is another questionnaire, and so is another account's, with nothing of this one.
  return <KycFlow key={`${level}-${record.userId}-${record.attempt}`} {...{ level, record, dict, onRecord }} onStale={() => mutate()} />;
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
  const step = open && open !== 'REVIEW' ? <KycSteps {...{ level, record, dict, onRecord, onStale, goTo }} step={open} /> : null;
  return (
    <FlowViews
      kind={level}
      level={LEVEL_BY[level]}
      {...{ record, step, goTo, onStale }}
      onStart={async () => onRecord(await startKyc(level))}
      onSupplement={async (answers) => onRecord(await supplementKyc({ level, version: record.version, answers }))}
    />
  );
}
