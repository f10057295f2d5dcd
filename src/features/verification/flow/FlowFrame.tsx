import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { VerificationKind, VerificationStatus } from '@/domain/verification/kinds';
import { pathTo } from '@/src/config/matchRoute';
import { PageTitle } from '@/src/ui/page/PageTitle';
import styles from '../Flow.module.css';
import { type FlowStep, isStepDone } from '../model/flowSteps';
import { Progress } from './Progress';

interface FlowFrameProps {
  kind: VerificationKind;
  /** The step that is open; undefined: no bar of steps. */
  step?: FlowStep;
  /** The questionnaire whose finished steps the bar ticks; needed where a step is open. */
  record?: { status: VerificationStatus; steps: readonly { step: string }[] };
  aside?: ReactNode;
  children: ReactNode;
}

/** Around every part of a verification: its name, how far it is, and beside it what helps. */
export function FlowFrame({ kind, step, record, aside, children }: FlowFrameProps) {
  const { t } = useTranslation('common');
  // What is reviewed was finished, step by step.
  const isSent = record?.status === 'IN_REVIEW';
  return (
    <div className={styles.page}>
      <PageTitle
        title={t(`verification.titles.${kind}`)}
        parent={{ label: t('verification.title'), href: pathTo('profileVerification') }}
      />
      {step && record ? <Progress kind={kind} step={step} isDone={(one) => isSent || isStepDone(record, one)} /> : null}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </div>
    </div>
  );
}
