import { useTranslation } from 'next-i18next/pages';
import { dayOfTerm } from '@/domain/earn/dayOfTerm';
import { DAY_MS } from '@/domain/earn/interest';
import { earnedAt, interestOverDays } from '@/domain/earn/projection';
import { add } from '@/domain/money/decimal';
import { setPlanRenewal } from '@/src/api/calls/earn';
import type { OwnPlan } from '@/src/api/queries/earn';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useOffers } from '@/src/brand/offers';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Switch } from '@/src/ui/choice/Switch';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import { Note } from '@/src/ui/views/Note';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';
import { Facts } from './Facts';

/** Where the plan stands, its figures, and what happens at its end. */
export function PlanFacts({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const format = useFormat();
  const now = useNow() ?? plan.countedAt;
  const least = useCoinDecimals()(plan.coinSymbol);
  const amount = (value: string) => <BalanceText value={value} hidden={!isShown} least={least} unit={plan.coinSymbol} />;
  const { principal, aprPercent, termDays, endsAt, openedAt, takenBack } = plan;
  const facts = [
    { label: t('earn.principal'), value: amount(principal) },
    { label: t('earn.apr'), value: <bdi className="num">{format.fixed(aprPercent, 2)}%</bdi> },
    { label: t('earn.eachDay'), value: amount(interestOverDays(principal, aprPercent, 1, 8)) },
    ...(endsAt === null ? [{ label: t('earn.since'), value: format.date(openedAt) }] : []),
    ...(endsAt === null || plan.status !== 'ACTIVE' ? [] : [{ label: t('earn.inAll'), value: amount(earnedAt(plan, endsAt, 8)) }]),
    ...(takenBack === '0' ? [] : [{ label: t('earn.takenBack'), value: amount(add(takenBack, '0')) }]),
  ];
  return (
    <section className={styles.card} aria-label={t('earn.details')}>
      {termDays === null || endsAt === null ? null : <Progress plan={plan} termDays={termDays} endsAt={endsAt} now={now} />}
      <Facts facts={facts} />
      {plan.status === 'ACTIVE' && termDays !== null ? <Renewal plan={plan} termDays={termDays} /> : null}
    </section>
  );
}

interface ProgressProps {
  plan: OwnPlan;
  termDays: number;
  endsAt: number;
  now: number;
}

/** How far a term has come: its day, what is left, and its first and last date below the bar. */
function Progress({ plan: { openedAt, endedAt, status }, termDays, endsAt, now }: ProgressProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const at = endedAt ?? now;
  const day = dayOfTerm(openedAt, termDays, at);
  const left = Math.max(0, Math.ceil((endsAt - at) / DAY_MS));
  const title = t('earn.dayOf', { day, days: termDays });
  return (
    <div className={styles.progress}>
      <div className={styles.titleLine}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {status === 'ACTIVE' ? (
          <span className={styles.progressText}>{t('earn.timeLeft', { time: t('home.earn.days', { count: left }) })}</span>
        ) : null}
      </div>
      {/* A share for the eye. */}
      <ProgressBar label={title} value={String(Math.round(((at - openedAt) / (endsAt - openedAt)) * 100))} hideText />
      <div className={`${styles.titleLine} ${styles.progressText}`}>
        <bdi className="num">{format.date(openedAt)}</bdi>
        <bdi className="num">{format.date(endsAt)}</bdi>
      </div>
    </div>
  );
}

function Renewal({ plan: { applyId, autoRenew }, termDays }: { plan: OwnPlan; termDays: number }) {
  const { t } = useTranslation('common');
  const nameOf = usePlanName();
  const words = useErrorWords();
  const { earn: isOffered } = useOffers();
  const readAfter = useReadAfter();
  const { submit, isBusy, error } = useSubmit(async () => {
    await setPlanRenewal({ applyId, autoRenew: !autoRenew });
    await readAfter('earnAutoRenew');
  });
  // Where no plans are offered any more it is called off, in case they are again; it is not asked for.
  if (!isOffered && !autoRenew) return null;
  return (
    <>
      <Switch checked={autoRenew} disabled={isBusy} onChange={() => void submit()} label={t('earn.renew', { term: nameOf(termDays) })} />
      <p className={styles.quiet}>{t(isOffered ? 'earn.renewNote' : 'earn.renewsNone')}</p>
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </>
  );
}
