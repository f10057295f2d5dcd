import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { Balance } from '@/contract/balance';
import { add, compare, isZero, multiply } from '@/domain/money/decimal';
import { useCoins } from '@/src/api/queries/market';
import { useListing } from '@/src/brand/ListingContext';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useWorth } from '@/src/brand/useWorth';
import { useOwnAccount } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { usdRateOf } from '../tradeMarket';
import { AccountError } from './AccountError';
import { BalanceCard } from './BalanceCard';
import { rowKeys } from './rowKeys';

/** What the trading wallet holds, live; the most valuable first. */
export function Balances() {
  const { t } = useTranslation('common');
  const listing = useListing();
  const { balances, funds } = useOwnAccount();
  const { data: coins } = useCoins();
  const decimalsOf = useCoinDecimals();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const value = useCallback(
    ({ asset, available, held }: Balance) => {
      const rate = usdRateOf(asset, listing);
      return rate === undefined ? undefined : multiply(add(available, held), rate);
    },
    [listing],
  );
  const rows = useMemo(
    () =>
      [...balances.values()]
        .filter((balance) => !isZero(add(balance.available, balance.held)))
        .toSorted((a, b) => compare(value(b) ?? '0', value(a) ?? '0') || a.asset.localeCompare(b.asset)),
    [balances, value],
  );
  const columns = useMemo<Column<Balance>[]>(() => {
    const decimals = ({ asset }: Balance) => decimalsOf(asset);
    const nameOf = (asset: string) => coins?.find((coin) => coin.coinSymbol === asset)?.name;
    return [
      {
        key: 'coin',
        kind: 'coin',
        header: t('trade.coin'),
        isRowHeader: true,
        coin: ({ asset }) => ({ symbol: asset, name: nameOf(asset), size: 20, inline: true }),
      },
      {
        key: 'total',
        kind: 'formattedBalance',
        header: t('trade.total'),
        hidden,
        decimals,
        value: ({ available, held }) => add(available, held),
      },
      { key: 'available', kind: 'formattedBalance', header: t('trade.available'), hidden, decimals, value: ({ available }) => available },
      { key: 'held', kind: 'formattedBalance', header: t('trade.inOrders'), hidden, decimals, value: ({ held }) => held },
      { key: 'value', kind: 'hideBalanceText', header: t('trade.value'), hidden, value: (row) => <UsdText value={value(row)} /> },
    ];
  }, [coins, decimalsOf, hidden, t, value]);
  const card = useCallback((balance: Balance) => <BalanceCard balance={balance} hidden={hidden} />, [hidden]);
  return (
    <Table
      dense
      stickyHead
      label={t('trade.balances')}
      columns={columns}
      rows={rows}
      rowKey={rowKeys.balance}
      loading={!funds.isLoaded}
      error={funds.isFailed && !funds.isLoaded ? <AccountError /> : undefined}
      empty={<EmptyView compact title={t('trade.noBalances')} text={t('trade.noBalancesText')} />}
      card={card}
    />
  );
}

/** An amount that is known in dollars, in the user's currency; "--" where the rate is not known. */
function UsdText({ value }: { value: string | undefined }) {
  return <bdi className="num">{useWorth().text(value)}</bdi>;
}
