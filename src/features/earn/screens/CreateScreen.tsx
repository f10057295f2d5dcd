import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useEarnAsset, useEarnCoin } from '@/src/api/queries/earn';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { formProblem } from '../model/formProblem';
import { useCreate } from '../useCreate';
import { AmountStep } from '../view/AmountStep';
import { CreateReview } from '../view/CreateReview';
import styles from '../view/Earn.module.css';
import { RenewStep } from '../view/RenewStep';
import { TermStep } from '../view/TermStep';
import { WhatHappens } from '../view/WhatHappens';

interface CreateScreenProps {
  coin: string;
  planType: string;
  planId: string | undefined;
  /** The own plan that more is put into. */
  addFund: string | undefined;
}

/** Putting money into a plan: term, amount, what happens at its end, and what it comes to. */
export function CreateScreen({ coin, planType, planId, addFund }: CreateScreenProps) {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken();
  const { data, error, mutate, isValidating } = useEarnCoin(coin);
  const { data: asset } = useEarnAsset(isSignedIn, coin);
  const [chosen, setChosen] = useState(planId);
  const [amount, setAmount] = useState('');
  const [autoRenew, setAutoRenew] = useState(false);
  const create = useCreate();
  const plans = data?.plans ?? [];
  const plan = plans.find((one) => one.planId === chosen) ?? plans.find((one) => one.planType === planType.toUpperCase()) ?? plans[0];
  const isAdded = addFund !== undefined;
  const title = t(isAdded ? 'earn.addTitle' : 'earn.createTitle', { coin });
  const parent = { label: t('earn.coinTitle', { coin }), href: pathTo('earnCoin', { coin: coin.toLowerCase() }) };
  const problem = plan && amount !== '' ? formProblem(amount, plan, asset?.available, isAdded) : undefined;
  return (
    <div className={styles.page}>
      <PageTitle title={title} parent={parent} />
      {!data && error ? <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} /> : null}
      {!data && !error ? <Skeleton height={480} /> : null}
      {data && !plan ? <EmptyView title={t('earn.noOffers')} /> : null}
      {plan ? (
        <div className={styles.halves}>
          <div className={styles.steps}>
            {isAdded ? null : <TermStep plans={plans} value={plan.planId} onChange={setChosen} />}
            <AmountStep
              {...{ coin, plan, amount, problem }}
              available={asset?.available}
              refusal={create.error}
              onChange={(value) => {
                setAmount(value);
                create.clearError();
              }}
            />
            {plan.termDays === null || isAdded ? null : <RenewStep termDays={plan.termDays} value={autoRenew} onChange={setAutoRenew} />}
            {isAdded ? null : <WhatHappens {...{ coin, plan, amount }} autoRenew={autoRenew && plan.termDays !== null} />}
          </div>
          <CreateReview
            {...{ coin, plan, amount, isSignedIn, isAdded }}
            isReady={amount !== '' && problem === undefined}
            isBusy={create.isBusy}
            onSend={() => void create.submit({ plan, amount, autoRenew: autoRenew && plan.termDays !== null, addTo: addFund })}
          />
        </div>
      ) : null}
    </div>
  );
}
