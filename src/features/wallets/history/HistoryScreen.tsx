import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLatestExpressOrders } from '@/src/api/queries/express';
import { useSubmit } from '@/src/api/useSubmit';
import { useFileOfAmounts } from '@/src/balances/useFileOfAmounts';
import { useSite } from '@/src/brand/SiteContext';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { historyTabChanged } from '@/src/state/walletSlice';
import { Button } from '@/src/ui/button/Button';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { Note } from '@/src/ui/views/Note';
import { exportOrders, exportTransactions, exportTransfers } from './actions/exportHistory';
import styles from './History.module.css';
import { OrdersTab } from './OrdersTab';
import { StatementsTab } from './statements/StatementsTab';
import { TransactionsTab } from './TransactionsTab';
import { TransfersTab } from './TransfersTab';
import { useAddress } from './useAddress';
import { useOrderFilters, useTransactionFilters, useTransferFilters } from './useFilters';

const TABS = ['transaction', 'transfer', 'order', 'statement'] as const;
const WITHOUT_ORDERS = ['transaction', 'transfer', 'statement'] as const;

/** The lists of the history. Where nothing is bought or sold for money any more, whoever did still finds their orders. */
function useTabs() {
  const { supportExpressTrading: isOn } = useSite();
  const isSignedIn = useHasToken(true);
  const { data } = useLatestExpressOrders(isSignedIn && !isOn);
  return isOn || (data && data.records.length > 0) ? TABS : WITHOUT_ORDERS;
}

const ID = 'history';

const LISTS = { transaction: TransactionsTab, transfer: TransfersTab, order: OrdersTab, statement: StatementsTab };

/** Everything that came into the account, left it, or moved between its wallets. */
export function HistoryScreen() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const dispatch = useAppDispatch();
  const tabs = useTabs();
  const tab = useAppSelector((state) => state.wallet.transactionFilters.tab);
  const transactions = useTransactionFilters();
  const transfers = useTransferFilters();
  const orders = useOrderFilters();
  useAddress(tabs);
  const file = useSubmit(() => {
    if (tab === 'transaction') return exportTransactions(transactions.question);
    return tab === 'order' ? exportOrders(orders.question) : exportTransfers(transfers.question);
  });
  const asked = useFileOfAmounts();
  const List = LISTS[tab];
  return (
    <div>
      <PageTitle
        title={t('shell.wallet.history')}
        action={
          tab === 'statement' ? undefined : (
            <Button
              variant="border"
              iconOnPhones
              startIcon={<Download size={16} aria-hidden="true" />}
              loading={file.isBusy}
              onClick={() => asked.ask(() => void file.submit())}
              data-testid="history-export"
            >
              {t('history.export')}
            </Button>
          )
        }
      />
      {file.error && tab !== 'statement' ? (
        <Note tone="error" title={t('history.exportFailed')}>
          {words(file.error)}
        </Note>
      ) : null}
      <Tabs
        id={ID}
        className={styles.tabs}
        label={t('history.tabs.label')}
        items={tabs.map((value) => ({ value, label: t(`history.tabs.${value}`) }))}
        value={tab}
        onChange={(value) => dispatch(historyTabChanged(value))}
      />
      <TabPanel tabs={ID} value={tab}>
        <List />
      </TabPanel>
      {asked.dialog}
    </div>
  );
}
