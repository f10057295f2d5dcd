import { useRouter } from 'next/router';
import { AddFundsScreen, amountIn, CreateScreen } from '@/src/features/earn';
import { loadEarnPlan } from '@/src/features/earn/server';
import { addFundsWords, createWords } from '@/src/features/earn/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

const oneOf = (value: string | string[] | undefined) => (typeof value === 'string' && value !== '' ? value : undefined);

export default function EarnCreatePage({ coin, planType }: NonNullable<Awaited<ReturnType<typeof loadEarnPlan>>>) {
  const { query } = useRouter();
  const addFund = query.addFund === undefined ? undefined : String(query.addFund);
  const start = {
    coin,
    planType,
    planId: oneOf(query.planId),
    amount: amountIn(query.amount),
  };
  const key = [start.coin, start.planType, start.planId, addFund].join(' ');
  return (
    <>
      <PageHead titleKey={addFund === undefined ? 'earn.subscribe' : 'earn.addFunds'} />
      {addFund === undefined ? <CreateScreen key={key} {...start} /> : <AddFundsScreen key={key} {...start} addFund={addFund} />}
    </>
  );
}
EarnCreatePage.displayName = 'EarnCreatePage';

export const getServerSideProps = servePage({ hasListing: true, words: [...addFundsWords, ...createWords], load: loadEarnPlan });
