import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { KybRecord, KycRecord } from '@/contract/verification';
import type { VerificationKind } from '@/domain/verification/kinds';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Note } from '@/src/ui/views/Note';
import { nextStep } from '../model/flowSteps';
import { useWhyNotGoOn } from '../useWhyNotVerify';
import { Encrypted, Opens } from '../view/Aside';
import { DoneView, RefusedView } from '../view/EndView';
import { Intro } from '../view/Intro';
import { Meanwhile } from '../view/Meanwhile';
import { SentView } from '../view/SentView';
import { SupplementView } from '../view/SupplementView';
import { FlowFrame } from './FlowFrame';
import { byStatus } from './RecordView';
import type { useFlowStep } from './useFlowStep';

type Record = KycRecord | KybRecord;

interface FlowViewsProps {
  kind: VerificationKind;
  /** The level it opens. */
  level: number;
  record: Record;
  /** The step that is open while it is being filled in; without one it is said what there is to do. */
  step: ReactNode;
  goTo: ReturnType<typeof useFlowStep>['goTo'];
  onStart: () => Promise<void>;
  /** The record is of before: it is read again. */
  onStale: () => Promise<unknown>;
  onSupplement: Parameters<typeof SupplementView>[0]['onSend'];
}

/** A verification, of a person or a company, by how it stands: its open step, or what is said until it goes on. */
export function FlowViews({ kind, level, record, step, goTo, onStart, onStale, onSupplement }: FlowViewsProps) {
  const whyNot = useWhyNotGoOn(kind);
  const again = async () => {
    // To why it was refused, and to its first step: not to the one it was sent from.
    await goTo();
    await onStart();
  };
  return byStatus(record.status, {
    open: () =>
      record.status === 'IN_PROGRESS' && step && !whyNot ? (
        step
      ) : (
        <StartView {...{ kind, level, record, onStart }} onGoOn={() => goTo(nextStep(kind, record))} />
      ),
    review: () => (
      <FlowFrame kind={kind} step="REVIEW" record={record} aside={<Meanwhile />}>
        <SentView record={record} />
      </FlowFrame>
    ),
    more: () => (
      <FlowFrame kind={kind} aside={<Encrypted />}>
        <SupplementView key={record.version} record={record} onStale={onStale} onSend={onSupplement} />
      </FlowFrame>
    ),
    refused: () => (
      <FlowFrame kind={kind}>
        <RefusedView kind={kind} overview={record} onAgain={again} />
      </FlowFrame>
    ),
    done: () => (
      <FlowFrame kind={kind}>
        <DoneView />
      </FlowFrame>
    ),
  });
}

interface StartViewProps extends Pick<FlowViewsProps, 'kind' | 'level' | 'record' | 'onStart'> {
  onGoOn: () => Promise<void>;
}

function StartView({ kind, level, record, onStart, onGoOn }: StartViewProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { submit, isBusy, error } = useSubmit(async () => {
    if (record.status === 'NOT_STARTED') await onStart();
    await onGoOn();
  });
  return (
    <FlowFrame kind={kind} aside={<Opens level={level} />}>
      {record.reasons.length > 0 ? (
        <Note tone="warning">{record.reasons.map(({ code }) => t(`verification.reasons.${code}`)).join(' · ')}</Note>
      ) : null}
      <Intro kind={kind} record={record} isBusy={isBusy} onStart={() => void submit()} />
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </FlowFrame>
  );
}
