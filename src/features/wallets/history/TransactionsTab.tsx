import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { MovementTag } from '../movements/MovementStatus';
import { useMovementWords } from '../movements/useMovementWords';
import { HistorySplit } from './HistorySplit';
import { TransactionDays } from './TransactionDays';
import { useTransactionFilters } from './useFilters';
import { useHistory } from './useHistory';
import { useOpenRow } from './useOpenRow';
import detailStyles from './view/Detail.module.css';
import { DetailDialog } from './view/DetailDialog';
import { HistoryList } from './view/HistoryList';
import { TransactionDetail } from './view/TransactionDetail';
import { TransactionFilterBar } from './view/TransactionFilterBar';
import { TransactionFilterDialog } from './view/TransactionFilterDialog';

/** What came in, left, or became something else. */
export function TransactionsTab() {
  const { t } = useTranslation('common');
  const words = useMovementWords();
  const [isFiltering, setFiltering] = useState(false);
  const { question, isFiltered, reset } = useTransactionFilters();
  const reading = useHistory('transactions', useHasToken(true) ? question : undefined);
  const { recordsByDay, hasMore } = useAppSelector((state) => state.wallet.transactions);
  const row = useOpenRow('transactions');
  // What the exchange tells of an account is behind nearly every transaction.
  useAccountEvents({ onNotices: reading.reload, onReconciled: reading.reload });
  return (
    <>
      <TransactionFilterBar onAll={() => setFiltering(true)} />
      <HistorySplit
        list={
          <HistoryList
            {...{ reading, hasMore, isFiltered }}
            isEmpty={Object.keys(recordsByDay).length === 0}
            onReset={reset}
            empty={{ title: t('history.empty'), text: t('history.emptyText') }}
          >
            <TransactionDays recordsByDay={recordsByDay} currentId={row.current?.id} onOpen={row.open} />
          </HistoryList>
        }
        detail={
          row.isWide && row.current ? (
            <section className={detailStyles.card} data-testid="history-detail">
              <h2 className={detailStyles.head}>
                {words.act(row.current)} <MovementTag row={row.current} />
              </h2>
              <TransactionDetail row={row.current} />
            </section>
          ) : null
        }
      />
      {row.shown ? (
        <DetailDialog open={row.isDialogOpen} onClose={row.close} title={words.title(row.shown)} coin={row.shown.coinSymbol}>
          <TransactionDetail row={row.shown} withState />
        </DetailDialog>
      ) : null}
      {isFiltering ? <TransactionFilterDialog open onClose={() => setFiltering(false)} /> : null}
    </>
  );
}
