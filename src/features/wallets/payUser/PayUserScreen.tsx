import { ArrowLeftRight, Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useSubmit } from '@/src/api/useSubmit';
import { useFileOfAmounts } from '@/src/balances/useFileOfAmounts';
import { useSite } from '@/src/brand/SiteContext';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents } from '@/src/realtime';
import { Button } from '@/src/ui/button/Button';
import { Chip } from '@/src/ui/choice/Chip';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Note } from '@/src/ui/views/Note';
import { exportTransactions, exportTransfers } from '../history/actions/exportHistory';
import { useTransferDialog } from '../transfer/useTransferDialog';
import { OwnTransferList } from './OwnTransferList';
import { PayForm } from './PayForm';
import { PaymentList } from './PaymentList';
import styles from './PayUser.module.css';

/** What transfers can be looked at apart: with other users, one way or the other, and between the own wallets. */
const LISTS = { all: 'INTERNAL_IN,INTERNAL_OUT', in: 'INTERNAL_IN', out: 'INTERNAL_OUT', own: undefined } as const;
type ListName = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Money to other users of the brand, and what went and came that way. */
export function PayUserScreen() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { site } = useSite();
  const [shown, setShown] = useState<ListName>('all');
  const type = LISTS[shown];
  const isSignedIn = useHasToken(true);
  const list = usePagedQuery('transactions', isSignedIn && type !== undefined ? { type } : undefined, { revalidateOnMount: true });
  useAccountEvents({ onNotices: () => void list.retry() });
  const transfer = useTransferDialog();
  const asked = useFileOfAmounts();
  const file = useSubmit(() => (type === undefined ? exportTransfers({}) : exportTransactions({ type })));
  return (
    <div>
      <PageTitle
        title={t('shell.wallet.internalTransfers')}
        lead={t('payUser.lead', { brand: site.name })}
        action={
          <Button
            variant="tertiary"
            iconOnPhones
            startIcon={<ArrowLeftRight size={16} aria-hidden="true" />}
            onClick={() => transfer.open({})}
            data-testid="pay-between"
          >
            {t('payUser.betweenWallets')}
          </Button>
        }
      />
      <div className={styles.split}>
        <PayForm onSent={() => void list.retry()} />
        <div className={styles.list}>
          <div className={styles.bar}>
            <fieldset className={styles.chips} aria-label={t('payUser.lists.label')}>
              {LIST_NAMES.map((name) => (
                <Chip key={name} selected={name === shown} onClick={() => setShown(name)}>
                  {t(`payUser.lists.${name}`)}
                </Chip>
              ))}
            </fieldset>
            <Button
              variant="border"
              size="small"
              iconOnPhones
              startIcon={<Download size={16} aria-hidden="true" />}
              loading={file.isBusy}
              onClick={() => asked.ask(() => void file.submit())}
              data-testid="pay-export"
            >
              {t('history.export')}
            </Button>
          </div>
          {file.error ? (
            <Note tone="error" title={t('history.exportFailed')}>
              {words(file.error)}
            </Note>
          ) : null}
          {type === undefined ? <OwnTransferList /> : <PaymentList list={list} />}
        </div>
      </div>
      {asked.dialog}
      {transfer.dialog}
    </div>
  );
}
