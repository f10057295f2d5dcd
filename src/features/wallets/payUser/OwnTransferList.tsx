import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useHasToken } from '@/src/lib/useHasToken';
import { rowsByDay } from '@/src/state/historyList';
import type { TransferItem } from '@/src/state/walletSlice';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { HistoryDays } from '../history/HistoryDays';
import { TransferRow } from '../history/TransferRow';
import { DetailDialog } from '../history/view/DetailDialog';
import { TransferDetail } from '../history/view/TransferDetail';

/** What was moved between the own wallets, by day; a press tells all of one. */
export function OwnTransferList() {
  const { t } = useTranslation('common');
  const list = usePagedQuery('transfers', useHasToken(true) ? {} : undefined, { revalidateOnMount: true });
  const [open, setOpen] = useState<TransferItem>();
  if (list.error && list.rows.length === 0) return <ErrorView onRetry={() => void list.retry()} />;
  if (list.isLoading) return <RowSkeleton count={4} />;
  if (list.rows.length === 0)
    return <EmptyView icon={ArrowLeftRight} title={t('history.emptyTransfers')} text={t('history.emptyTransfersText')} />;
  const recordsByDay = rowsByDay(list.rows.map((row): TransferItem => ({ ...row, id: row.transferId })));
  return (
    <>
      <HistoryDays recordsByDay={recordsByDay} row={(row) => <TransferRow row={row} isCurrent={false} onOpen={setOpen} />} />
      <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
      {open ? (
        <DetailDialog open onClose={() => setOpen(undefined)} title={t('history.transferTitle', { coin: open.asset })} coin={open.asset}>
          <TransferDetail row={open} />
        </DetailDialog>
      ) : null}
    </>
  );
}
