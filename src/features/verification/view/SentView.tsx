import { useTranslation } from 'next-i18next/pages';
import type { KycRecord } from '@/contract/verification';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Timeline } from '@/src/ui/timeline/Timeline';
import styles from '../Flow.module.css';
import { type FlowStep, flowSteps } from '../model/flowSteps';
import { useStepText } from '../useStepText';
import own from './SentView.module.css';
import { StatusTag } from './StatusTag';

type Sent = Pick<KycRecord, 'kind' | 'status' | 'steps' | 'submittedAt' | 'reference'>;

/** Everything is sent: what was, since when it is looked at, and what comes of it. */
export function SentView({ record }: { record: Sent }) {
  const { t } = useTranslation('common');
  const textOf = useStepText();
  const format = useFormat();
  const { kind, status, steps, submittedAt, reference } = record;
  const savedAt = new Map(steps.map(({ step, savedAt }) => [step, savedAt]));
  const told = (flowSteps(kind) as readonly FlowStep[]).map((step) => {
    const at = step === 'REVIEW' ? submittedAt : (savedAt.get(step) ?? null);
    return {
      key: step,
      state: step === 'REVIEW' ? ('now' as const) : ('done' as const),
      title: t(`verification.steps.${step}.name`),
      text: textOf(step),
      at: at === null ? undefined : format.moment(at),
    };
  });
  const result = { key: 'RESULT', state: 'next' as const, title: t('verification.sent.result'), text: t('verification.sent.resultText') };
  return (
    <section data-testid="sent">
      <div className={own.title}>
        <h2 className={styles.heading}>{t('verification.sent.title')}</h2>
        <StatusTag status={status} />
      </div>
      <p className={styles.lead}>{t('verification.sent.text')}</p>
      <div className={styles.fields}>
        <Timeline steps={[...told, result]} />
        {reference === null ? null : <Reference reference={reference} />}
      </div>
      <div className={styles.actions}>
        <span className={styles.forward}>
          <ButtonLink size="large" className={styles.go} href={pathTo('markets')}>
            {t('verification.actions.markets')}
          </ButtonLink>
          <ButtonLink size="large" variant="border" href={pathTo('profileVerification')}>
            {t('verification.title')}
          </ButtonLink>
        </span>
      </div>
    </section>
  );
}

function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation('common');
  return (
    <p className={own.reference}>
      {t('verification.reference')} <bdi className="num">{reference}</bdi>
    </p>
  );
}
