import type { TFunction } from 'next-i18next/pages';
import type { EarnSubscription } from '@/contract/earn';
import { isZero } from '@/domain/money/decimal';
import { pathTo } from '@/src/config/matchRoute';
import type { Format } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { CoinName } from '@/src/ui/coin/CoinName';
import { AmountText } from '@/src/ui/numbers/AmountText';
import type { Column } from '@/src/ui/table/columns';
import { UsdValue } from '../parts/UsdValue';
import styles from './EarnSection.module.css';
import type { EarnRow } from './earnRows';
import { PlanProgress } from './PlanProgress';

interface EarnColumnParts {
  t: TFunction;
  format: Format;
  hidden: boolean;
  nameOf: (row: EarnRow) => string | undefined;
  decimalsOf: (symbol: string) => number;
  /** Rows are plans; coins otherwise. */
  hasPlans: boolean;
}

/** Where a plan can be left; one with a term leads to its page, which tells what leaving costs. */
const planPath = ({ applyId, coinSymbol, termDays }: EarnSubscription) =>
  termDays === null
    ? pathTo('earnRedemption', { coin: coinSymbol.toLowerCase(), planType: 'flexible' }).concat(`?applyId=${applyId}`)
    : pathTo('earnPlan', { applyId });

/** Of plans: at which rate, how far they have come, and what can be done. */
function planColumns({ t, format }: EarnColumnParts): Column<EarnRow>[] {
  return [
    {
      key: 'apr',
      kind: 'text',
      align: 'end',
      header: t('wallets.apr'),
      value: ({ plan }) => (
        <bdi className="num" dir="ltr">
          {format.fixed(plan?.aprPercent, 2)}%
        </bdi>
      ),
    },
    {
      key: 'progress',
      kind: 'custom',
      header: t('wallets.progress'),
      render: ({ plan }) => (plan ? <PlanProgress plan={plan} /> : null),
    },
    {
      key: 'acts',
      kind: 'action',
      header: '',
      label: t('wallets.acts'),
      render: ({ plan }) =>
        plan ? (
          <ButtonLink variant="tertiary" size="small" href={planPath(plan)}>
            {t(plan.termDays === null ? 'wallets.redeem' : 'wallets.details')}
          </ButtonLink>
        ) : null,
    },
  ];
}

/** What lies in plans, what it is worth, and what it has brought. */
export function earnColumns(parts: EarnColumnParts): Column<EarnRow>[] {
  const { t, hidden, nameOf, decimalsOf, hasPlans } = parts;
  return [
    {
      key: 'coin',
      kind: 'custom',
      header: t(hasPlans ? 'wallets.plan' : 'wallets.coin'),
      isRowHeader: true,
      render: (row) => <CoinName symbol={row.coinSymbol} name={nameOf(row)} />,
    },
    {
      key: 'principal',
      kind: 'formattedBalance',
      header: t('wallets.principal'),
      hidden,
      decimals: ({ coinSymbol }) => decimalsOf(coinSymbol),
      value: ({ total }) => total,
    },
    {
      key: 'value',
      kind: 'hideBalanceText',
      header: t('wallets.value'),
      hidden,
      hideBelow: 'desktop',
      value: ({ totalUsd }) => <UsdValue usd={totalUsd} />,
    },
    {
      key: 'earned',
      kind: 'hideBalanceText',
      header: t('wallets.earned'),
      hidden,
      value: ({ totalEarnedAmount, coinSymbol }) => (
        <AmountText
          value={totalEarnedAmount}
          least={decimalsOf(coinSymbol)}
          unit={coinSymbol}
          className={isZero(totalEarnedAmount) ? undefined : styles.earned}
        />
      ),
    },
    ...(hasPlans
      ? planColumns(parts)
      : [
          {
            key: 'earnedValue',
            kind: 'hideBalanceText',
            header: t('wallets.earnedValue'),
            hidden,
            value: ({ totalEarnedUsd }: EarnRow) => <UsdValue usd={totalEarnedUsd} />,
          } as const,
        ]),
  ];
}
