import type { TFunction } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { CoinName } from '@/src/ui/coin/CoinName';
import { AmountText } from '@/src/ui/numbers/AmountText';
import type { Column } from '@/src/ui/table/columns';
import { UsdValue } from '../parts/UsdValue';
import type { EarnRow } from './EarnSection';
import styles from './EarnSection.module.css';

interface EarnColumnParts {
  t: TFunction;
  hidden: boolean;
  nameOf: (symbol: string) => string | undefined;
  decimalsOf: (symbol: string) => number;
  hasEarn: boolean;
}

/** What lies in plans, what it is worth, and what it has brought. */
export function earnColumns({ t, hidden, nameOf, decimalsOf, hasEarn }: EarnColumnParts): Column<EarnRow>[] {
  const details: Column<EarnRow> = {
    key: 'acts',
    kind: 'action',
    header: '',
    label: t('wallets.acts'),
    render: ({ coinSymbol }) => (
      <ButtonLink variant="tertiary" size="small" href={pathTo('earnCoin', { coin: coinSymbol.toLowerCase() })}>
        {t('wallets.details')}
      </ButtonLink>
    ),
  };
  return [
    {
      key: 'coin',
      kind: 'custom',
      header: t('wallets.coin'),
      isRowHeader: true,
      render: ({ coinSymbol }) => <CoinName symbol={coinSymbol} name={nameOf(coinSymbol)} />,
    },
    {
      key: 'principal',
      kind: 'formattedBalance',
      header: t('wallets.principal'),
      hidden,
      decimals: ({ coinSymbol }) => decimalsOf(coinSymbol),
      value: ({ total }) => total,
    },
    { key: 'value', kind: 'hideBalanceText', header: t('wallets.value'), hidden, value: ({ totalUsd }) => <UsdValue usd={totalUsd} /> },
    {
      key: 'earned',
      kind: 'hideBalanceText',
      header: t('wallets.earned'),
      hidden,
      value: ({ totalEarnedAmount, coinSymbol }) => <AmountText value={totalEarnedAmount} unit={coinSymbol} className={styles.earned} />,
    },
    {
      key: 'earnedValue',
      kind: 'hideBalanceText',
      header: t('wallets.earnedValue'),
      hidden,
      hideBelow: 'desktop',
      value: ({ totalEarnedUsd }) => <UsdValue usd={totalEarnedUsd} />,
    },
    ...(hasEarn ? [details] : []),
  ];
}
