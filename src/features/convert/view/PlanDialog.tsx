import { useTranslation } from 'next-i18next/pages';
import type { Wallet } from '@/domain/account/wallets';
import { EVERY, type Every } from '@/domain/convert/schedule';
import { changeConvertPlan, createConvertPlan } from '@/src/api/calls/convert';
import type { Plan } from '@/src/api/queries/convert';
import { useUserZone } from '@/src/lib/userZone';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { SelectField } from '@/src/ui/field/SelectField';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import type { PlanStart } from '../model/planFrom';
import { useConvertible } from '../useConvertible';
import { clockText, useDayName } from '../useEvery';
import { useWaitingForm } from '../useWaitingForm';
import styles from './Forms.module.css';
import { WaitingDialog } from './WaitingDialog';
import { WalletField } from './WalletField';

const QUARTERS = Array.from({ length: 96 }, (_, index) => index * 15);
const DAYS = { DAY: 1, WEEK: 7, MONTH: 31 } as const;

interface PlanForm extends PlanStart {
  every: Every;
  day: number;
  minute: number;
}

const startOf = (plan: Plan | undefined, start: PlanStart | undefined): PlanForm => ({
  from: plan?.from ?? start?.from ?? 'USDT',
  to: plan?.to ?? start?.to ?? 'BTC',
  wallet: plan?.wallet ?? start?.wallet ?? ('MAIN' as Wallet),
  amount: plan?.amount ?? start?.amount ?? '',
  every: plan?.every ?? 'WEEK',
  day: plan?.day ?? 1,
  minute: plan?.minute ?? 540,
});

/** Another recurring conversion, or another amount and rhythm of one there is: on the clock it was made with. */
export function PlanDialog({ plan, start, onClose }: { plan: Plan | undefined; start?: PlanStart | undefined; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { coins } = useConvertible();
  const ownZone = useUserZone();
  const timeZone = plan?.timeZone ?? ownZone ?? 'UTC';
  const send = ({ from, to, wallet, amount, every, day, minute }: PlanForm, clientPlanId: string) => {
    const rhythm = { amount, every, day: every === 'DAY' ? 1 : day, minute, timeZone };
    return plan ? changeConvertPlan({ planId: plan.planId, rhythm }) : createConvertPlan({ from, to, wallet, ...rhythm, clientPlanId });
  };
  const { form, change, choose, submit, isBusy, error } = useWaitingForm(startOf(plan, start), 'convertPlanCreate', send, onClose);
  const pill = (side: 'from' | 'to', label: string) =>
    plan ? (
      <span>{form[side]}</span>
    ) : (
      <CoinPill label={label} coins={coins} value={form[side]} onPick={({ coinSymbol }) => choose(side, coinSymbol)} />
    );
  return (
    <WaitingDialog
      title={t(plan ? 'convert.plan.changeTitle' : 'convert.plan.title')}
      text={t('convert.plan.text')}
      act={t(plan ? 'convert.plan.save' : 'convert.plan.create')}
      isReady={form.amount !== ''}
      onSubmit={submit}
      {...{ isBusy, error, onClose }}
    >
      <AmountBlock
        label={t('convert.from')}
        value={form.amount}
        onValueChange={(amount) => change({ amount })}
        unit={form.from}
        coin={pill('from', t('convert.giveCoin'))}
        testId="plan-amount"
      />
      <div className={styles.line}>
        <span>{t('convert.to')}</span>
        {pill('to', t('convert.getCoin'))}
      </div>
      <div className={styles.two}>
        <Rhythm form={form} change={change} />
        {plan ? null : <WalletField value={form.wallet} onChange={(wallet) => change({ wallet })} />}
      </div>
      <div className={styles.line}>
        <span>{t('convert.plan.timeZone')}</span>
        <bdi>{timeZone}</bdi>
      </div>
    </WaitingDialog>
  );
}

/** How often, on which day and when. */
function Rhythm({ form: { every, day, minute }, change }: { form: PlanForm; change: (changes: Partial<PlanForm>) => void }) {
  const { t } = useTranslation('common');
  const dayName = useDayName();
  const days = Array.from({ length: DAYS[every] }, (_, index) => index + 1);
  return (
    <>
      <SelectField
        label={t('convert.plan.every')}
        placeholder={t('convert.plan.every')}
        value={every}
        onValueChange={(next) => change({ every: next as Every, day: 1 })}
        options={EVERY.map((value) => ({ value, label: t(`convert.plan.rhythms.${value}`) }))}
      />
      {every === 'DAY' ? null : (
        <SelectField
          label={t('convert.plan.day')}
          placeholder={t('convert.plan.day')}
          value={String(day)}
          onValueChange={(next) => change({ day: Number(next) })}
          options={days.map((one) => ({ value: String(one), label: every === 'WEEK' ? dayName(one) : String(one) }))}
        />
      )}
      <SelectField
        label={t('convert.plan.time')}
        placeholder={t('convert.plan.time')}
        value={String(minute)}
        onValueChange={(next) => change({ minute: Number(next) })}
        options={QUARTERS.map((one) => ({ value: String(one), label: clockText(one) }))}
      />
    </>
  );
}
