import clsx from 'clsx';
import { Contact, ScanLine } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { Menu } from '@/src/ui/menu/Menu';
import styles from '../Fields.module.css';
import { canScan } from '../scan/detector';
import type { Sending } from '../useSend';

const ScanDialog = dynamic(() => import('../scan/ScanDialog').then((module) => module.ScanDialog), { ssr: false });

/** The way to a user of this brand, who needs no address. */
export function UserWay({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <Link href={pathTo('walletsInternalTransfer')} className={clsx(styles.way, className)}>
      {t('payUser.title')}
    </Link>
  );
}

interface RecipientWaysProps {
  coin: string;
  sending: Sending;
  /** In few words: a user of this brand is found elsewhere on the page. */
  isShort: boolean;
}

/** Ways to a recipient besides typing: one of the book, a code that the camera sees, a user of this brand. */
export function RecipientWays({ coin, sending: { book, chains, change }, isShort }: RecipientWaysProps) {
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
              {t(isShort ? 'send.bookShort' : 'send.addressBook')}
            </button>
          )}
        />
      ) : null}
      {canScan ? (
        <button type="button" className={styles.way} onClick={() => setScanning(true)} data-testid="send-scan">
          <ScanLine size={16} aria-hidden="true" />
          {t(isShort ? 'send.scan.short' : 'send.scan.act')}
        </button>
      ) : null}
      {isShort ? null : <UserWay />}
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

/** Whether codes can be scanned here; false until the browser has said so. */
function useCanScan(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    let isGone = false;
    void canScan().then((answer) => {
      if (!isGone) setCan(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return can;
}
