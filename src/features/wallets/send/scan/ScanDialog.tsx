import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { Button } from '@/src/ui/button/Button';
import { Spinner } from '@/src/ui/button/Spinner';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Note } from '@/src/ui/views/Note';
import { useCamera } from '@/src/uploads/camera/useCamera';
import type { Scanned } from '../model/readScanned';
import styles from './Scan.module.css';
import { useScan } from './useScan';

interface ScanDialogProps {
  onClose: () => void;
  onScanned: (found: Scanned) => void;
}

/** The camera, until it has seen the code of an address. What it saw is checked like what is typed. */
export function ScanDialog({ onClose, onScanned }: ScanDialogProps) {
  const { t } = useTranslation('common');
  const video = useRef<HTMLVideoElement>(null);
  const { state } = useCamera('environment', video);
  const isOther = useScan(video, state === 'live', onScanned);
  const isRefused = state === 'denied' || state === 'none';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('send.scan.act')}
      description={isRefused ? undefined : t('send.scan.text')}
      actions={
        isRefused ? (
          <Button size="large" onClick={onClose}>
            {t('send.scan.type')}
          </Button>
        ) : undefined
      }
    >
      <div className={isRefused ? undefined : styles.stage}>
        {isRefused ? <Note tone="error">{t(`send.scan.${state}`)}</Note> : null}
        <video ref={video} className={styles.video} hidden={isRefused} playsInline muted tabIndex={-1} />
        {state === 'starting' ? (
          <div className={styles.starting} role="status">
            <Spinner size={32} />
            <span className="sr-only">{t('ui.loading')}</span>
          </div>
        ) : null}
        {state === 'live' ? <div className={styles.frame} aria-hidden="true" /> : null}
        <p className={styles.hint} role="status" hidden={!isOther || isRefused}>
          {isOther ? t('send.scan.other') : null}
        </p>
      </div>
    </Dialog>
  );
}
