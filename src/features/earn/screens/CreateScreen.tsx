import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import { useEarnAsset, useEarnCoin } from '@/src/api/queries/earn';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { CreateStart } from '../model/createPath';
import { formProblem } from '../model/formProblem';
import { useCreate } from '../useCreate';
import { AmountStep } from '../view/AmountStep';
import { CreateReview } from '../view/CreateReview';
import styles from '../view/Earn.module.css';
import { RenewStep } from '../view/RenewStep';
import stepsStyles from '../view/Steps.module.css';
import { TermStep } from '../view/TermStep';
import { WhatHappens } from '../view/WhatHappens';

/** Putting money into a new plan: term, amount, what happens at its end, and what it comes to. */
export function CreateScreen({ coin, planType, planId, amount: firstAmount = '' }: Omit<CreateStart, 'addFund'>) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const isSignedIn = useHasToken();
  const { data, error, mutate, isValidating } = useEarnCoin(coin);
  const { data: asset } = useEarnAsset(isSignedIn, coin);
  const [chosen, setChosen] = useState(planId);
  const [amount, setAmount] = useState(firstAmount);
  const [autoRenew, setAutoRenew] = useState(false);
  const create = useCreate();
  const plans = data?.plans ?? [];
  const ofType = plans.find((one) => one.planType === planType.toUpperCase());
  const wanted = chosen === undefined ? ofType : plans.find((one) => one.planId === chosen);
  const plan = wanted ?? ofType ?? plans[0];
  const parent = { label: t('earn.coinTitle', { coin }), href: pathTo('earnCoin', { coin: coin.toLowerCase() }) };
  const problem = plan && amount !== '' ? formProblem(amount, plan, asset?.available, false) : undefined;
  return (
    <div className={styles.page}>
      <PageTitle title={t('earn.createTitle', { coin })} parent={parent} />
      {!data && error ? <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} /> : null}
      {!data && !error ? <Skeleton height={480} /> : null}
      {data && !plan ? <EmptyView title={t('earn.noOffers')} /> : null}
      {plan && !wanted ? <Note tone="warning">{words({ code: codes.earnPlanClosed.code, msg: codes.earnPlanClosed.key })}</Note> : null}
      {plan ? (
        <div className={styles.halves}>
          <div className={clsx(stepsStyles.steps, stepsStyles.numbered)}>
            <TermStep plans={plans} value={plan.planId} onChange={setChosen} />
            <AmountStep
              {...{ coin, plan, amount, problem }}
              available={asset?.available}
              refusal={create.error}
              onChange={(value) => {
                setAmount(value);
                create.clearError();
              }}
            />
            {plan.termDays === null ? null : <RenewStep termDays={plan.termDays} value={autoRenew} onChange={setAutoRenew} />}
            <WhatHappens {...{ coin, plan }} amount={problem ? '' : amount} autoRenew={autoRenew && plan.termDays !== null} />
          </div>
          <CreateReview
            {...{ coin, plan, amount, isSignedIn }}
            isReady={amount !== '' && problem === undefined}
            isBusy={create.isBusy}
            onSend={() => void create.submit({ plan, amount, autoRenew: autoRenew && plan.termDays !== null, addTo: undefined })}
          />
        </div>
      ) : null}
    </div>
  );
}
