import clsx from 'clsx';
import {
  Building2,
  CircleCheck,
  FileCheck,
  FileText,
  Globe,
  IdCard,
  type LucideIcon,
  ScanFace,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { VerificationKind } from '@/domain/verification/kinds';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';
import { IconTile } from '@/src/ui/section/IconTile';
import { RowWords } from '@/src/ui/section/RowWords';
import { Note } from '@/src/ui/views/Note';
import styles from '../Flow.module.css';
import { type FlowStep, flowSteps, isStepDone, nextStep } from '../model/flowSteps';
import { useStepText } from '../useStepText';
import { useWhyNotGoOn } from '../useWhyNotVerify';
import own from './Intro.module.css';

const ICONS: Record<FlowStep, LucideIcon> = {
  COUNTRY: Globe,
  DETAILS: UserRound,
  DOCUMENT: IdCard,
  SELFIE: ScanFace,
  REVIEW: FileCheck,
  PROOF: FileText,
  FUNDS: Wallet,
  COMPANY: Building2,
  FILES: FileText,
  OWNERS: Users,
  PEOPLE: UserRound,
};

interface IntroProps {
  kind: VerificationKind;
  record: { status: string; steps: readonly { step: string }[] };
  onStart: () => void;
  isBusy: boolean;
}

/** What will be asked, what is done, and where it goes on. */
export function Intro({ kind, record, onStart, isBusy }: IntroProps) {
  const { t } = useTranslation('common');
  const whyNot = useWhyNotGoOn(kind);
  const steps: readonly FlowStep[] = flowSteps(kind);
  const next = nextStep(kind, record);
  const done = steps.filter((step) => isStepDone(record, step)).length;
  return (
    <section>
      <p className={styles.lead}>{t(kind === 'BUSINESS' ? 'verification.introCompany' : 'verification.intro')}</p>
      <div className={own.bar} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={clsx(isStepDone(record, step) && own.full)} />
        ))}
      </div>
      <p className={own.count}>{t('verification.stepsDone', { done, all: steps.length })}</p>
      <ol>
        {steps.map((step) => (
          <IntroStep key={step} step={step} isDone={isStepDone(record, step)} isNext={step === next} />
        ))}
      </ol>
      {whyNot ? (
        <div className={own.whyNot}>
          <Note tone="warning">{whyNot}</Note>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button
          size="large"
          className={clsx(styles.go, own.start)}
          disabled={whyNot !== undefined}
          loading={isBusy}
          onClick={onStart}
          data-testid="start"
        >
          {t(record.status === 'NOT_STARTED' ? 'verification.actions.start' : 'verification.actions.goOn')}
        </Button>
      </div>
    </section>
  );
}

function IntroStep({ step, isDone, isNext }: { step: FlowStep; isDone: boolean; isNext: boolean }) {
  const { t } = useTranslation('common');
  const textOf = useStepText();
  return (
    <li className={own.step}>
      <IconTile small icon={ICONS[step]} tone={isNext ? 'next' : undefined} />
      <RowWords title={t(`verification.steps.${step}.name`)} texts={[textOf(step)]} />
      {isDone ? (
        <CircleCheck size={20} className={own.done} role="img" aria-label={t('ui.timeline.done')} />
      ) : isNext ? (
        <Tag tone="accent">{t('verification.nextStep')}</Tag>
      ) : null}
    </li>
  );
}
