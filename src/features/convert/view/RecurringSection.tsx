import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SWRResponse } from 'swr';
import { isApiError } from '@/src/api/apiError';
import { changeConvertPlan, deleteConvertPlan } from '@/src/api/calls/convert';
import type { Plan } from '@/src/api/queries/convert';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { showToast } from '@/src/ui/toast/showToast';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { PlanStart } from '../model/planFrom';
import { useEvery } from '../useEvery';
import { useRateText } from '../useRateText';
import styles from './Cards.module.css';
import page from './Conversions.module.css';
import { Pair } from './Pair';
import { PlanDialog } from './PlanDialog';

/** Conversions that come again and again, each on the clock it was made with. `start`: another one, as it was asked for elsewhere. */
export function RecurringSection({ plans, start }: { plans: SWRResponse<Plan[]>; start?: PlanStart | undefined }) {
  const { t } = useTranslation('common');
  /** A plan to change; `new` for another one. */
  const [edited, setEdited] = useState<Plan | 'new' | undefined>(start && 'new');
  const { data, error, mutate, isValidating } = plans;
  return (
    <section>
      <div className={page.head}>
        <h2>{t('convert.history.recurring')}</h2>
        <Button variant="border" size="small" startIcon={<Plus size={14} aria-hidden="true" />} onClick={() => setEdited('new')}>
          {t('convert.plan.add')}
        </Button>
      </div>
      {data ? (
        data.length === 0 ? (
          <EmptyView title={t('convert.plan.none')} text={t('convert.plan.noneText')} compact />
        ) : (
          <div className={styles.cards}>
            {data.map((plan) => (
              <PlanCard key={plan.planId} plan={plan} onChange={() => setEdited(plan)} />
            ))}
          </div>
        )
      ) : error ? (
        <ErrorView title={t('convert.historyFailed')} onRetry={() => void mutate()} retrying={isValidating} compact />
      ) : (
        <Skeleton height={160} />
      )}
      {edited ? <PlanDialog plan={edited === 'new' ? undefined : edited} start={start} onClose={() => setEdited(undefined)} /> : null}
    </section>
  );
}

function PlanCard({ plan, onChange }: { plan: Plan; onChange: () => void }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const every = useEvery();
  const words = useErrorWords();
  const rateText = useRateText();
  const readAfter = useReadAfter();
  const { isShown } = useShowBalances();
  const decimalsOf = useCoinDecimals();
  const [isBusy, setBusy] = useState(false);
  const { planId, from, to, amount, state, timeZone, nextAt, doneCount, given, got, skipped } = plan;
  const isOn = state === 'ON';
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      showToast({ type: 'error', content: words(failure) });
    }
    await readAfter('convertPlanChange');
    setBusy(false);
  };
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <Pair from={from} to={to} />
        <Tag tone={isOn ? 'success' : 'neutral'} size="small">
          {t(isOn ? 'convert.plan.on' : 'convert.plan.paused')}
        </Tag>
      </div>
      <p className={styles.amount}>
        <BalanceText value={amount} hidden={!isShown} least={decimalsOf(from)} unit={from} />
      </p>
      <p className={styles.rhythm}>{every(plan)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('convert.plan.timeZone')}</dt>
          <dd>
            <bdi>{timeZone}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('convert.plan.next')}</dt>
          <dd className="num">{nextAt === null ? '--' : format.momentIn(timeZone, nextAt)}</dd>
        </div>
        <div>
          <dt>{t('convert.plan.done')}</dt>
          <dd className="num">{doneCount}</dd>
        </div>
        <div>
          <dt>{t('convert.plan.given')}</dt>
          <dd>
            <BalanceText value={given} hidden={!isShown} least={decimalsOf(from)} unit={from} />
          </dd>
        </div>
        <div>
          <dt>{t('convert.plan.got')}</dt>
          <dd>
            <BalanceText value={got} hidden={!isShown} least={decimalsOf(to)} unit={to} />
          </dd>
        </div>
        <div>
          <dt>{t('convert.plan.average')}</dt>
          <dd className="num">{rateText(from, to, given, got)}</dd>
        </div>
      </dl>
      {skipped ? (
        <p className={styles.skipped}>
          {t('convert.plan.skipped', { at: format.momentIn(timeZone, skipped.at), reason: words({ code: '', msg: skipped.reason }) })}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          variant="tertiary"
          size="small"
          disabled={isBusy}
          onClick={() => void act(() => changeConvertPlan({ planId, state: isOn ? 'PAUSED' : 'ON' }))}
        >
          {t(isOn ? 'convert.plan.pause' : 'convert.plan.goOn')}
        </Button>
        <Button variant="tertiary" size="small" disabled={isBusy} onClick={onChange}>
          {t('convert.plan.change')}
        </Button>
        <Button variant="tertiary" size="small" disabled={isBusy} onClick={() => void act(() => deleteConvertPlan(planId))}>
          {t('convert.plan.delete')}
        </Button>
      </div>
    </div>
  );
}
