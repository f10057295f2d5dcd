import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { WALLETS, type Wallet } from '@/domain/account/wallets';
import { EVERY, type Every } from '@/domain/convert/schedule';
import { changeConvertPlan, createConvertPlan } from '@/src/api/calls/convert';
import type { Plan } from '@/src/api/queries/convert';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { timeZoneChoice } from '@/src/lib/readerZone';
import { Button } from '@/src/ui/button/Button';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { SelectField } from '@/src/ui/field/SelectField';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import type { PlanStart } from '../model/planFrom';
import { useConvertible } from '../useConvertible';
import { clockText, useDayName } from '../useEvery';
import styles from './Cards.module.css';

const QUARTERS = Array.from({ length: 96 }, (_, index) => index * 15);
const DAYS = { DAY: 1, WEEK: 7, MONTH: 31 } as const;
const zoneOfReader = () => timeZoneChoice.read() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Another recurring conversion, or another amount and rhythm of one there is. */
export function PlanDialog({ plan, start, onClose }: { plan: Plan | undefined; start?: PlanStart | undefined; onClose: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const dayName = useDayName();
  const readAfter = useReadAfter();
  const { coins } = useConvertible();
  const [form, setForm] = useState({
    from: plan?.from ?? start?.from ?? 'USDT',
    to: plan?.to ?? start?.to ?? 'BTC',
    wallet: plan?.wallet ?? start?.wallet ?? ('MAIN' as Wallet),
    amount: plan?.amount ?? start?.amount ?? '',
    every: plan?.every ?? ('WEEK' as Every),
    day: plan?.day ?? 1,
    minute: plan?.minute ?? 540,
  });
  const change = (changes: Partial<typeof form>) => setForm((before) => ({ ...before, ...changes }));
  // One dialog makes one plan, however often its button is pressed.
  const clientPlanId = useRef('');
  const { submit, isBusy, error } = useSubmit(async () => {
    clientPlanId.current ||= crypto.randomUUID();
    const { from, to, wallet, amount, every, minute } = form;
    const rhythm = { amount, every, day: every === 'DAY' ? 1 : form.day, minute, timeZone: plan?.timeZone ?? zoneOfReader() };
    if (plan) await changeConvertPlan({ planId: plan.planId, rhythm });
    else await createConvertPlan({ from, to, wallet, ...rhythm, clientPlanId: clientPlanId.current });
    await readAfter('convertPlanCreate');
    onClose();
  });
  const pill = (side: 'from' | 'to', label: string) =>
    plan ? (
      <span>{form[side]}</span>
    ) : (
      <CoinPill label={label} coins={coins} value={form[side]} onPick={({ coinSymbol }) => change({ [side]: coinSymbol })} />
    );
  const days = Array.from({ length: DAYS[form.every] }, (_, index) => index + 1);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(plan ? 'convert.plan.changeTitle' : 'convert.plan.title')}
      description={t('convert.plan.text')}
      actions={
        <Button onClick={() => void submit()} loading={isBusy} disabled={form.amount === '' || form.from === form.to}>
          {t(plan ? 'convert.plan.save' : 'convert.plan.create')}
        </Button>
      }
      stretchActions
    >
      <div className={styles.form}>
        <AmountBlock
          label={t('convert.from')}
          value={form.amount}
          onValueChange={(amount) => change({ amount })}
          unit={form.from}
          coin={pill('from', t('convert.giveCoin'))}
          testId="plan-amount"
        />
        <div className={styles.into}>
          <span>{t('convert.to')}</span>
          {pill('to', t('convert.getCoin'))}
        </div>
        <div className={styles.two}>
          <SelectField
            label={t('convert.plan.every')}
            placeholder={t('convert.plan.every')}
            value={form.every}
            onValueChange={(every) => change({ every: every as Every, day: 1 })}
            options={EVERY.map((value) => ({ value, label: t(`convert.plan.rhythms.${value}`) }))}
          />
          {form.every === 'DAY' ? null : (
            <SelectField
              label={t('convert.plan.day')}
              placeholder={t('convert.plan.day')}
              value={String(form.day)}
              onValueChange={(day) => change({ day: Number(day) })}
              options={days.map((day) => ({ value: String(day), label: form.every === 'WEEK' ? dayName(day) : String(day) }))}
            />
          )}
          <SelectField
            label={t('convert.plan.time')}
            placeholder={t('convert.plan.time')}
            value={String(form.minute)}
            onValueChange={(minute) => change({ minute: Number(minute) })}
            options={QUARTERS.map((minute) => ({ value: String(minute), label: clockText(minute) }))}
          />
          {plan ? null : (
            <SelectField
              label={t('convert.wallet')}
              placeholder={t('convert.wallet')}
              value={form.wallet}
              onValueChange={(wallet) => change({ wallet: wallet as Wallet })}
              options={WALLETS.map((value) => ({ value, label: t(`convert.wallets.${value}`) }))}
            />
          )}
        </div>
        {error ? (
          <p className={styles.error} role="alert">
            {words(error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
