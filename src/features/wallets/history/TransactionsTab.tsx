import { useTranslation } from 'next-i18next/pages';
import { MovementRow } from '../movements/MovementRow';
import { MovementTag } from '../movements/MovementStatus';
import { useMovementWords } from '../movements/useMovementWords';
import { HistoryTab } from './HistoryTab';
import { useTransactionFilters } from './useFilters';
import { TransactionDetail } from './view/TransactionDetail';
import { TransactionFilterBar } from './view/TransactionFilterBar';
import { TransactionFilterDialog } from './view/TransactionFilterDialog';

/** What came in, left, or became something else. */
export function TransactionsTab() {
  const { t } = useTranslation('common');
  const words = useMovementWords();
  return (
    <HistoryTab
      list="transactions"
      filters={useTransactionFilters()}
      bar={(onAll) => <TransactionFilterBar onAll={onAll} />}
      dialog={(onClose) => <TransactionFilterDialog open onClose={onClose} />}
      empty={{ title: t('history.empty'), text: t('history.emptyText') }}
      row={(row, isCurrent, onOpen) => <MovementRow row={row} isCurrent={isCurrent} onOpen={() => onOpen(row)} />}
      head={(row) => (
        <>
          {words.act(row)} <MovementTag row={row} />
        </>
      )}
      title={words.title}
      coinOf={({ coinSymbol }) => coinSymbol}
      detail={(row, isDialog) => <TransactionDetail row={row} withState={isDialog} />}
    />
  );
}
