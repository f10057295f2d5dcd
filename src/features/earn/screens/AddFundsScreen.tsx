import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { EarnPlan } from '@/contract/earn';
import { type OwnPlan, useEarnAsset, useEarnCoin, useOwnPlan } from '@/src/api/queries/earn';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { type CreateStart, createPath } from '../model/createPath';
import { formProblem } from '../model/formProblem';
import { addRefusal, fitsAddress, isNoPlan } from '../model/ownPlanRules';
import { useCreate } from '../useCreate';
import { useNow } from '../useNow';
import { useWayToPlan } from '../useWayToPlan';
import { AddReview } from '../view/AddReview';
import { AmountStep } from '../view/AmountStep';
import styles from '../view/Earn.module.css';
import { NoPlan } from '../view/NoPlan';
import stepsStyles from '../view/Steps.module.css';

export type AddFundsStart = CreateStart & { addFund: string; amount: string };

/** Putting more into an own plan: how much, and what it comes to by the plan's own rate and end. */
export function AddFundsScreen(start: AddFundsStart) {
  const { coin, addFund } = start;
  const { t } = useTranslation('common');
  const [amount, setAmount] = useState(start.amount);
  const { data: plan } = useOwnPlan(useHasToken(true), addFund);
  const wayToPlan = useWayToPlan(addFund, plan);
  const parent = addFund ? wayToPlan : { label: t('earn.title'), href: pathTo('earn') };
  return (
    <div className={styles.page}>
      <PageTitle title={t('earn.addTitle', { coin })} parent={parent} />
      <AddFunds {...start} amount={amount} onAmount={setAmount} />
    </div>
  );
}

type AddFundsProps = AddFundsStart & { onAmount: (amount: string) => void };

function AddFunds({ onAmount, ...start }: AddFundsProps) {
  const { coin, addFund, amount } = start;
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken(true);
  const own = useOwnPlan(isSignedIn, addFund);
  const offers = useEarnCoin(coin);
  const now = useNow();
  if (addFund === '' || isNoPlan(own.error)) return <NoPlan />;
  if (!isSignedIn)
    return (
      <EmptyView
        title={t('earn.addLogin')}
        action={
          <ButtonLink href={`${pathTo('login')}?${new URLSearchParams({ returnUrl: createPath(start) })}`}>{t('shell.login')}</ButtonLink>
        }
      />
    );
  const failed = [own, offers].find(({ data, error }) => !data && error);
  if (failed) return <ErrorView whole onRetry={() => void failed.mutate()} retrying={failed.isValidating} />;
  if (!own.data || !offers.data || now === undefined) return <Skeleton height={480} />;
  if (!fitsAddress(own.data, start)) return <NoPlan />;
  const reason = addRefusal(own.data, offers.data.plans, now);
  const offer = offers.data.plans.find(({ planId }) => planId === own.data?.planId);
  if (reason || !offer) return <NoPlan reason={reason} applyId={addFund} />;
  return <AddForm plan={own.data} {...{ offer, now, amount, onAmount }} />;
}

interface AddFormProps {
  plan: OwnPlan;
  /** The same plan as it is open for new money. */
  offer: EarnPlan;
  now: number;
  amount: string;
  onAmount: (amount: string) => void;
}

function AddForm({ plan, offer, now, amount, onAmount }: AddFormProps) {
  const { data: asset } = useEarnAsset(true, plan.coinSymbol);
  const create = useCreate();
  const problem = amount === '' ? undefined : formProblem(amount, offer, asset?.available, true);
  return (
    <div className={styles.halves}>
      <div className={stepsStyles.steps}>
        <AmountStep
          coin={plan.coinSymbol}
          plan={offer}
          {...{ amount, problem }}
          available={asset?.available}
          refusal={create.error}
          onChange={(value) => {
            onAmount(value);
            create.clearError();
          }}
        />
      </div>
      <AddReview
        {...{ plan, amount, now }}
        isReady={amount !== '' && problem === undefined}
        isBusy={create.isBusy}
        onSend={() => void create.submit({ plan: offer, amount, autoRenew: false, addTo: plan.applyId })}
      />
    </div>
  );
}
