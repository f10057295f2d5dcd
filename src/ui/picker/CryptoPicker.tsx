import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo, useState } from 'react';
import { PICKER_WIDTH } from '@/src/config/constants';
import { SearchField } from '../field/SearchField';
import { Select } from '../menu/Select';
import { Dialog } from '../overlay/Dialog';
import { NoMatchView } from '../views/NoMatchView';
import { CoinList, CoinListSkeleton } from './CoinList';
import styles from './CryptoPicker.module.css';
import { type PickerCoin, type PickerSort, pickCoins } from './pickCoins';

interface CryptoPickerProps<Coin extends PickerCoin> {
  open: boolean;
  onClose: () => void;
  onPick: (coin: Coin) => void;
  /** Undefined while the list is on its way. */
  coins: readonly Coin[] | undefined;
  title?: ReactNode;
  description?: ReactNode;
}

/** Chooses a coin: search, order, list (specification section 2, "Crypto picker dialog"). */
export function CryptoPicker<Coin extends PickerCoin>({ open, onClose, title, description, ...body }: CryptoPickerProps<Coin>) {
  const { t } = useTranslation('common');
  return (
    <Dialog {...{ open, onClose, description }} title={title ?? t('ui.picker.select')} width={PICKER_WIDTH} className={styles.picker} bleed>
      <PickerBody {...body} />
    </Dialog>
  );
}

/** Lives while the dialog is open: each time the search starts empty and the order by market capitalisation. */
function PickerBody<Coin extends PickerCoin>({ coins, onPick }: Pick<CryptoPickerProps<Coin>, 'coins' | 'onPick'>) {
  const { t } = useTranslation('common');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<PickerSort>('cap');
  const picked = useMemo(() => coins && pickCoins(coins, search, sort), [coins, search, sort]);
  const sorts = [
    { value: 'cap' as const, label: t('ui.picker.cap') },
    { value: 'letter' as const, label: t('ui.picker.letter') },
  ];
  const select = t('ui.picker.select');
  return (
    <>
      <div className={styles.search}>
        <SearchField name={t('ui.picker.search')} value={search} onValueChange={setSearch} autoFocus />
      </div>
      <div className={styles.bar}>
        <h3 className={styles.heading}>{select}</h3>
        <Select
          label={t('ui.picker.sortBy')}
          prefix={t('ui.picker.sortBy')}
          variant="tableDropdown"
          size="small"
          options={sorts}
          value={sort}
          onChange={setSort}
        />
      </div>
      <PickerResult {...{ picked, search, select, onPick }} onClear={() => setSearch('')} />
    </>
  );
}

interface PickerResultProps<Coin extends PickerCoin> {
  picked: readonly Coin[] | undefined;
  search: string;
  select: string;
  onPick: (coin: Coin) => void;
  onClear: () => void;
}

function PickerResult<Coin extends PickerCoin>({ picked, search, select, onPick, onClear }: PickerResultProps<Coin>) {
  if (!picked) return <CoinListSkeleton />;
  if (picked.length === 0) return <NoMatchView search={search.trim()} onClear={onClear} />;
  return <CoinList coins={picked} label={select} onPick={onPick} />;
}
