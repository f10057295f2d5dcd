import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useQuery } from '@/src/api/queries/useQuery';
import { HISTORY_PAGE_SIZE } from '@/src/config/constants';
import { shownCount } from '../model/shownCount';
import { type Asked, useTransferFilters } from '../useFilters';
import { useOptions } from '../useOptions';
import { ChipGroup } from './ChipGroup';
import { CoinField } from './CoinField';
import { FilterDialogFrame } from './FilterDialogFrame';
import { PeriodChips } from './PeriodChips';

const ALL = 'ALL';

interface TransferFilterDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All filters of the transfers. */
export function TransferFilterDialog({ open, onClose }: TransferFilterDialogProps) {
  const { t } = useTranslation('common');
  const { question, change } = useTransferFilters();
  const { wallets } = useOptions();
  const [draft, setDraft] = useState<Asked<ReturnType<typeof useTransferFilters>['filters']>>(question);
  const { fromTransferTime, toTransferTime, from, to, asset } = draft;
  const isWrong = fromTransferTime !== undefined && toTransferTime !== undefined && toTransferTime <= fromTransferTime;
  const asked = { ...draft, pageSize: HISTORY_PAGE_SIZE };
  const { data } = useQuery('transfers', open && !isWrong ? asked : undefined, { keepPreviousData: false });
  const set = (name: keyof typeof draft, value: string | number | undefined) =>
    setDraft(({ [name]: _before, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }));
  const options = [{ value: ALL, label: t('history.all') }, ...wallets];
  return (
    <FilterDialogFrame
      {...{ open, onClose, isWrong }}
      count={shownCount(data)}
      onReset={() => setDraft({})}
      onShow={() => {
        change({ asset, from, to, fromTransferTime, toTransferTime });
        onClose();
      }}
    >
      <ChipGroup
        label={t('history.from')}
        options={options}
        isChosen={(value) => value === (from ?? ALL)}
        onChoose={(value) => set('from', value === ALL ? undefined : value)}
      />
      <ChipGroup
        label={t('history.to')}
        options={options}
        isChosen={(value) => value === (to ?? ALL)}
        onChoose={(value) => set('to', value === ALL ? undefined : value)}
      />
      <CoinField value={asset} onChange={(coin) => set('asset', coin)} />
      <PeriodChips
        span={{ from: fromTransferTime, to: toTransferTime }}
        onSpan={(span) => {
          set('fromTransferTime', span.from);
          set('toTransferTime', span.to);
        }}
      />
    </FilterDialogFrame>
  );
}
