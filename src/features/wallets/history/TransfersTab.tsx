import { useTranslation } from 'next-i18next/pages';
import type { TransferItem } from '@/src/state/walletSlice';
import { HistoryTab } from './HistoryTab';
import { TransferRow } from './TransferRow';
import { useTransferFilters } from './useFilters';
import { TransferDetail } from './view/TransferDetail';
import { TransferFilterBar } from './view/TransferFilterBar';
import { TransferFilterDialog } from './view/TransferFilterDialog';

/** What was moved between own wallets. */
export function TransfersTab() {
  const { t } = useTranslation('common');
  const title = ({ asset }: TransferItem) => t('history.transferTitle', { coin: asset });
  return (
    <HistoryTab
      list="transfers"
      filters={useTransferFilters()}
      bar={(onAll) => <TransferFilterBar onAll={onAll} />}
      dialog={(onClose) => <TransferFilterDialog open onClose={onClose} />}
      empty={{ title: t('history.emptyTransfers'), text: t('history.emptyTransfersText') }}
      row={(row, isCurrent, onOpen) => <TransferRow row={row} isCurrent={isCurrent} onOpen={onOpen} />}
      head={title}
      title={title}
      coinOf={({ asset }) => asset}
      detail={(row) => <TransferDetail row={row} />}
    />
  );
}
