import { Coins, Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo, useState } from 'react';
import type { Coin } from '@/contract/market';
import { useCoins } from '@/src/api/queries/market';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createChoice } from '@/src/lib/storage';
import { useStore } from '@/src/lib/store/useStore';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { SearchField } from '@/src/ui/field/SearchField';
import { Section } from '@/src/ui/section/Section';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import { type AssetRow, isSmall, type Shelf } from '../holdings/assetRows';
import type { Act } from './Acts';
import styles from './AssetsSection.module.css';
import { AssetTable } from './AssetTable';
import { WaysIn } from './WaysIn';

const choice = createChoice<'hidden'>(STORAGE_KEYS.smallBalances, (text) => (text === 'hidden' ? text : undefined));
const onServer = () => undefined;

/** Whether what is worth next to nothing is left out of lists; this device's choice. */
function useSmallBalances(): { isHidden: boolean; setHidden: (isHidden: boolean) => void } {
  const isHidden = useStore(choice, onServer) === 'hidden';
  return { isHidden, setHidden: (next) => choice.set(next ? 'hidden' : undefined) };
}

interface AssetsSectionProps {
  title: string;
  shelf: Shelf;
  /** undefined while they are on their way. */
  rows: readonly AssetRow[] | undefined;
  error: unknown;
  retry: () => void;
  isRetrying: boolean;
  actsOf: (coin: string) => readonly Act[];
  /** What brings coins here, while there are none: of what can be done with the wallet as a whole. */
  ways: readonly Act[];
  /** The coin that the address names: of it alone the list is, until something else is searched. */
  named: string | undefined;
  end?: ReactNode;
}

/** The coins of a wallet, with a search and the choice to leave out what is worth next to nothing. Another coin in the address asks anew. */
export function AssetsSection(props: AssetsSectionProps) {
  return <SearchedAssets key={props.named} {...props} />;
}

function SearchedAssets({ title, shelf, rows, error, retry, isRetrying, actsOf, ways, named, end }: AssetsSectionProps) {
  const { t } = useTranslation('common');
  const { data: coins } = useCoins();
  const small = useSmallBalances();
  const [search, setSearch] = useState(named ?? '');
  const [isSearching, setSearching] = useState(named !== undefined);
  const kept = useMemo(
    () => (rows ?? []).filter((row) => !small.isHidden || !isSmall(row) || row.symbol === named),
    [rows, small.isHidden, named],
  );
  const shown = useMemo(
    () => (search !== '' && search === named ? kept.filter(({ symbol }) => symbol === named) : matchingCoins(kept, search, coins)),
    [kept, search, named, coins],
  );
  const onlySmall = rows !== undefined && rows.length > 0 && kept.length === 0;
  const empty = onlySmall ? (
    <EmptyView
      compact
      icon={Coins}
      title={t('wallets.onlySmall')}
      text={t('wallets.onlySmallText')}
      action={
        <Button variant="tertiary" size="small" onClick={() => small.setHidden(false)}>
          {t('wallets.showSmall')}
        </Button>
      }
    />
  ) : kept.length > 0 ? (
    <NoMatchView compact search={search} onClear={() => setSearch('')} />
  ) : (
    <EmptyView compact icon={Coins} title={t('wallets.noAssets')} text={t('wallets.noAssetsText')} action={<WaysIn ways={ways} />} />
  );
  return (
    <Section
      title={title}
      end={
        <div className={styles.tools}>
          {end}
          <Checkbox label={t('wallets.hideSmall')} checked={small.isHidden} onChange={small.setHidden} className={styles.small} />
          <div className={styles.search} data-open={isSearching || undefined}>
            <SearchField name={t('wallets.searchCoin')} height={40} value={search} onValueChange={setSearch} />
          </div>
          <IconButton
            label={t('wallets.searchCoin')}
            icon={<Search size={20} aria-hidden="true" />}
            className={styles.searchButton}
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          />
        </div>
      }
    >
      <AssetTable
        label={title}
        shelf={shelf}
        rows={shown}
        isLoading={rows === undefined && !error}
        error={error ? <ErrorView compact title={t('wallets.failed')} onRetry={retry} retrying={isRetrying} /> : undefined}
        empty={empty}
        actsOf={actsOf}
      />
    </Section>
  );
}

/** The rows whose coin's symbol or name has the search text in it, whatever its case; the one of exactly that symbol first. */
function matchingCoins<Row extends { symbol: string }>(
  rows: readonly Row[],
  search: string,
  coins: readonly Pick<Coin, 'coinSymbol' | 'name'>[] | undefined,
): Row[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...rows];
  const nameOf = (symbol: string) => coins?.find(({ coinSymbol }) => coinSymbol === symbol)?.name ?? '';
  const isIt = ({ symbol }: Row) => symbol.toLowerCase() === wanted;
  return rows
    .filter(({ symbol }) => symbol.toLowerCase().includes(wanted) || nameOf(symbol).toLowerCase().includes(wanted))
    .sort((one, other) => Number(isIt(other)) - Number(isIt(one)));
}
