import { useTranslation } from 'next-i18next/pages';
import { isZero } from '@/domain/money/decimal';
import { useBalanceSummary } from '@/src/api/queries/wallet';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { CoinPlans } from '../model/plansByCoin';
import { CoinRows } from './CoinRows';

interface CoinListProps {
  coins: readonly CoinPlans[];
  search: string;
  onClear: () => void;
}

/** Coins that fit. */
export function CoinList({ coins, search, onClear }: CoinListProps) {
  return coins.length === 0 ? <NoMatchView search={search} onClear={onClear} /> : <CoinRows coins={coins} />;
}

/** Of those, the ones its user has any of, in whichever wallet; what is there is asked for when this is looked at. */
export function OwnCoinList({ coins, search, onClear }: CoinListProps) {
  const { t } = useTranslation('common');
  const { data, error, mutate, isValidating } = useBalanceSummary(true);
  if (!data) return error ? <ErrorView onRetry={() => void mutate()} retrying={isValidating} /> : <Skeleton height={320} />;
  const held = new Set(data.assets.filter(({ total }) => !isZero(total)).map(({ coinSymbol }) => coinSymbol));
  const own = coins.filter(({ coinSymbol }) => held.has(coinSymbol));
  if (own.length === 0 && search === '') return <EmptyView title={t('earn.noneOwn')} compact />;
  return <CoinList coins={own} search={search} onClear={onClear} />;
}
