import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Transaction } from '@/contract/transactions';
import type { PagedList } from '@/src/api/queries/usePagedQuery';
import { rowsByDay } from '@/src/state/historyList';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { HistoryDays } from '../history/HistoryDays';
import { DetailDialog } from '../history/view/DetailDialog';
import { TransactionDetail } from '../history/view/TransactionDetail';
import { MovementRow } from '../movements/MovementRow';
import { useMovementWords } from '../movements/useMovementWords';

/** What went to other users and came from them, by day; a press tells all of one. */
export function PaymentList({ list }: { list: PagedList<Transaction> }) {
  const { t } = useTranslation('common');
  const words = useMovementWords();
  const [open, setOpen] = useState<Transaction>();
  if (list.error && list.rows.length === 0) return <ErrorView onRetry={list.retry} />;
  if (list.isLoading) return <RowSkeleton count={4} />;
  if (list.rows.length === 0) return <EmptyView icon={ArrowLeftRight} title={t('payUser.empty')} text={t('payUser.emptyText')} />;
  const recordsByDay = rowsByDay(list.rows.map((row) => ({ ...row, id: row.transactionId })));
  return (
    <>
      <HistoryDays recordsByDay={recordsByDay} row={(row) => <MovementRow row={row} onOpen={setOpen} />} />
      <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
      {open ? (
        <DetailDialog open onClose={() => setOpen(undefined)} title={words.title(open)} coin={open.coinSymbol}>
          <TransactionDetail row={open} withState />
        </DetailDialog>
      ) : null}
    </>
  );
}
