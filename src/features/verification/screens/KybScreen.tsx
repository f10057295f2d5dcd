import { useTranslation } from 'next-i18next/pages';
import type { KybDict, KybRecord } from '@/contract/verification';
import { startKyb, supplementKyb } from '@/src/api/calls/verification';
import { useKybDict, useKybRecord } from '@/src/api/queries/verification';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { Note } from '@/src/ui/views/Note';
import { FlowFrame } from '../flow/FlowFrame';
import { byStatus, Pending } from '../flow/RecordView';
import { useFlowStep } from '../flow/useFlowStep';
import { nextStep } from '../model/flowSteps';
import { useVerificationNews } from '../useVerificationNews';
import { Encrypted, Opens } from '../view/Aside';
import { DoneView, RefusedView } from '../view/EndView';
import { Intro } from '../view/Intro';
import { Meanwhile } from '../view/Meanwhile';
import { SentView } from '../view/SentView';
import { SupplementView } from '../view/SupplementView';
import { FilesAside } from './FilesAside';
import { KybSteps } from './KybSteps';

/** A verified company moves what a person of this level does (domain/verification/levels.ts). */
const BUSINESS_LEVEL = 3;

/** A company, from its register entry to the result; it goes on where it was left, on whatever device. */
export function KybScreen() {
  const isSignedIn = useHasToken(true);
  const { data: record, error, mutate } = useKybRecord(isSignedIn);
  const { data: dict, error: dictError, mutate: askDict } = useKybDict(isSignedIn);
  useVerificationNews(() => void mutate());
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
  const onRecord = (next: KybRecord) => void mutate(next, { revalidate: false });
  return <KybFlow key={record.attempt} {...{ record, dict, onRecord }} onStale={() => mutate()} />;
}

interface KybFlowProps {
  record: KybRecord;
  dict: KybDict;
  onRecord: (record: KybRecord) => void;
  onStale: () => Promise<KybRecord | undefined>;
}

function KybFlow({ record, dict, onRecord, onStale }: KybFlowProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { goTo, open } = useFlowStep('BUSINESS', record);
  const again = async () => {
    // To why it was refused, and to its first step: not to the one it was sent from.
    await goTo();
    await begin();
  };
  const begin = async () => onRecord(await startKyb());
  const { submit, isBusy, error } = useSubmit(async () => {
    if (record.status === 'NOT_STARTED') await begin();
    await goTo(nextStep('BUSINESS', record));
  });
  return byStatus(record.status, {
    open: () =>
      record.status === 'IN_PROGRESS' && open ? (
        <FlowFrame
          kind="BUSINESS"
          step={open}
          record={record}
          aside={open === 'FILES' ? <Encrypted /> : <FilesAside record={record} dict={dict} />}
        >
          <KybSteps {...{ record, dict, onRecord, onStale }} step={open} goTo={goTo} />
        </FlowFrame>
      ) : (
        <FlowFrame kind="BUSINESS" aside={<Opens level={BUSINESS_LEVEL} />}>
          {record.reasons.length > 0 ? (
            <Note tone="warning">{record.reasons.map(({ code }) => t(`verification.reasons.${code}`)).join(' · ')}</Note>
          ) : null}
          <Intro kind="BUSINESS" record={record} isBusy={isBusy} onStart={() => void submit()} />
          {error ? <Note tone="error">{words(error)}</Note> : null}
        </FlowFrame>
      ),
    review: () => (
      <FlowFrame kind="BUSINESS" step="REVIEW" record={record} aside={<Meanwhile />}>
        <SentView record={record} />
      </FlowFrame>
    ),
    more: () => (
      <FlowFrame kind="BUSINESS" aside={<Encrypted />}>
        <SupplementView
          key={record.version}
          record={record}
          onStale={onStale}
          onSend={async (answers) => onRecord(await supplementKyb({ version: record.version, answers }))}
        />
      </FlowFrame>
    ),
    refused: () => (
      <FlowFrame kind="BUSINESS">
        <RefusedView overview={record} onAgain={again} />
      </FlowFrame>
    ),
    done: () => (
      <FlowFrame kind="BUSINESS">
        <DoneView />
      </FlowFrame>
    ),
  });
}
