import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { HistorySplit } from './HistorySplit';
import { TransferDays } from './TransferDays';
import { useTransferFilters } from './useFilters';
import { useHistory } from './useHistory';
import { useOpenRow } from './useOpenRow';
import detailStyles from './view/Detail.module.css';
import { DetailDialog } from './view/DetailDialog';
import { HistoryList } from './view/HistoryList';
import { TransferDetail } from './view/TransferDetail';
import { TransferFilterBar } from './view/TransferFilterBar';
import { TransferFilterDialog } from './view/TransferFilterDialog';

/** What was moved between own wallets. */
export function TransfersTab() {
  const { t } = useTranslation('common');
  const [isFiltering, setFiltering] = useState(false);
  const { question, isFiltered, reset } = useTransferFilters();
  const reading = useHistory('transfers', useHasToken(true) ? question : undefined);
  const { recordsByDay, hasMore } = useAppSelector((state) => state.wallet.transfers);
  const row = useOpenRow('transfers');
  // Each transfer is told of, wherever it was made.
  useAccountEvents({ onNotices: reading.reload, onReconciled: reading.reload });
  const titleOf = (coin: string) => t('history.transferTitle', { coin });
  return (
    <>
      <TransferFilterBar onAll={() => setFiltering(true)} />
      <HistorySplit
        list={
          <HistoryList
            {...{ reading, hasMore, isFiltered }}
            isEmpty={Object.keys(recordsByDay).length === 0}
            onReset={reset}
            empty={{ title: t('history.emptyTransfers'), text: t('history.emptyTransfersText') }}
          >
            <TransferDays recordsByDay={recordsByDay} currentId={row.current?.id} onOpen={row.open} />
          </HistoryList>
        }
        detail={
          row.isWide && row.current ? (
            <section className={detailStyles.card} data-testid="history-detail">
              <h2 className={detailStyles.head}>{titleOf(row.current.asset)}</h2>
              <TransferDetail row={row.current} />
            </section>
          ) : null
        }
      />
      {row.shown ? (
        <DetailDialog open={row.isDialogOpen} onClose={row.close} title={titleOf(row.shown.asset)} coin={row.shown.asset}>
          <TransferDetail row={row.shown} />
        </DetailDialog>
      ) : null}
      {isFiltering ? <TransferFilterDialog open onClose={() => setFiltering(false)} /> : null}
    </>
  );
}
