import { Contact, ScanLine } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { Menu } from '@/src/ui/menu/Menu';
import styles from '../Send.module.css';
import { useCanScan } from '../scan/useCanScan';
import type { Sending } from '../useSend';

const ScanDialog = dynamic(() => import('../scan/ScanDialog').then((module) => module.ScanDialog), { ssr: false });

/** Ways to a recipient besides typing: one of the book, a code that the camera sees, a user of this brand. */
export function RecipientWays({ coin, sending: { book, chains, change } }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  const canScan = useCanScan();
  const [isScanning, setScanning] = useState(false);
  const ids = new Set(chains?.map(({ chainId }) => chainId));
  const saved = book?.addresses.filter(({ chainId, symbol }) => ids.has(chainId) && (symbol === null || symbol === coin)) ?? [];
  return (
    <div className={styles.ways}>
      {saved.length > 0 ? (
        <Menu
          label={t('send.addressBook')}
          placement="bottom-end"
          options={saved.map(({ addressId, label, networkName }) => ({ value: addressId, label, hint: networkName }))}
          onSelect={(addressId) => {
            const one = saved.find((entry) => entry.addressId === addressId);
            if (one) change({ address: one.address, chainId: one.chainId, memo: one.memo ?? '', needsNoMemo: false });
          }}
          trigger={(trigger) => (
            <button type="button" {...trigger} className={styles.way} data-testid="send-book">
              <Contact size={16} aria-hidden="true" />
              {t('send.addressBook')}
            </button>
          )}
        />
      ) : null}
      {canScan ? (
        <button type="button" className={styles.way} onClick={() => setScanning(true)} data-testid="send-scan">
          <ScanLine size={16} aria-hidden="true" />
          {t('send.scan.act')}
        </button>
      ) : null}
      <Link href={pathTo('walletsInternalTransfer')} className={styles.way}>
        {t('payUser.title')}
      </Link>
      {isScanning ? (
        <ScanDialog
          onClose={() => setScanning(false)}
          onScanned={({ address, memo }) => {
            setScanning(false);
            change({ address, ...(memo !== undefined && { memo, needsNoMemo: false }) });
          }}
        />
      ) : null}
    </div>
  );
}
