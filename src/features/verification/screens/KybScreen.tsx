import type { KybDict, KybRecord } from '@/contract/verification';
import { LEVEL_BY } from '@/domain/verification/levels';
import { startKyb, supplementKyb } from '@/src/api/calls/verification';
import { useKybDict, useKybRecord } from '@/src/api/queries/verification';
import { useHasToken } from '@/src/lib/useHasToken';
import { useStandingChanges } from '@/src/realtime';
import { FlowFrame } from '../flow/FlowFrame';
import { FlowViews } from '../flow/FlowViews';
import { Pending } from '../flow/RecordView';
import { useFlowStep } from '../flow/useFlowStep';
import { Encrypted } from '../view/Aside';
import { FilesAside } from './FilesAside';
import { KybSteps } from './KybSteps';

/** A company, from its register entry to the result; it goes on where it was left, on whatever device. */
export function KybScreen() {
  const isSignedIn = useHasToken(true);
  const { data: record, error, mutate } = useKybRecord(isSignedIn);
  const { data: dict, error: dictError, mutate: askDict } = useKybDict(isSignedIn);
  useStandingChanges(() => void mutate());
  if (!record || !dict) {
    const retry = () => {
      void mutate();
      void askDict();
    };
    return (
      <FlowFrame kind="BUSINESS">
        <Pending hasFailed={Boolean(error ?? dictError)} onRetry={retry} />
      </FlowFrame>
    );
  }
  // A late answer to a user who has signed out meanwhile is not for the account of now.
  const onRecord = (next: KybRecord) => void mutate((known) => (known?.userId === next.userId ? next : known), { revalidate: false });
  return <KybFlow key={`${record.userId}-${record.attempt}`} {...{ record, dict, onRecord }} onStale={() => mutate()} />;
}

interface KybFlowProps {
  record: KybRecord;
  dict: KybDict;
  onRecord: (record: KybRecord) => void;
  onStale: () => Promise<KybRecord | undefined>;
}

function KybFlow({ record, dict, onRecord, onStale }: KybFlowProps) {
  const { goTo, open } = useFlowStep('BUSINESS', record);
  const step = open ? (
    <FlowFrame
      kind="BUSINESS"
      step={open}
      record={record}
      aside={open === 'FILES' ? <Encrypted /> : <FilesAside record={record} dict={dict} />}
    >
      <KybSteps {...{ record, dict, onRecord, onStale }} step={open} goTo={goTo} />
    </FlowFrame>
  ) : null;
  return (
    <FlowViews
      kind="BUSINESS"
      level={LEVEL_BY.BUSINESS}
      {...{ record, step, goTo, onStale }}
      onStart={async () => onRecord(await startKyb())}
      onSupplement={async (answers) => onRecord(await supplementKyb({ version: record.version, answers }))}
    />
  );
}
