import { showLoading } from '@/src/lib/loading';
import { Button } from '@/src/ui/button/Button';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import { showToast } from '@/src/ui/toast/showToast';
import { ToastCard } from '@/src/ui/toast/ToastCard';
import type { ToastType } from '@/src/ui/toast/toastOptions';
import { Banner } from '@/src/ui/views/Banner';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { Section } from '../Section';
import styles from '../Workshop.module.css';

const toasts: ToastType[] = ['info', 'success', 'warning', 'error'];
const OVERLAY_MS = 1500;
const nothing = () => {};

export function Feedback() {
  return (
    <Section title="Feedback">
      <div className={styles.row}>
        {toasts.map((type) => (
          <Button
            key={type}
            variant="tertiary"
            onClick={() => showToast({ type, content: `A toast: ${type}`, detail: 'Buy 0.05000 BTC at 96,450.0' })}
          >
            {type}
          </Button>
        ))}
        <Button onClick={() => setTimeout(showLoading(), OVERLAY_MS)}>Loading overlay</Button>
      </div>
      <div className={styles.row}>
        {toasts.map((type) => (
          <ToastCard key={type} id={type} toast={{ type, content: `A toast: ${type}`, detail: 'Buy 0.05000 BTC at 96,450.0' }} />
        ))}
      </div>
      <div className={styles.grid}>
        <div className={styles.card}>
          <EmptyView title="No open orders" text="Orders you place for BTC/USDT appear here." />
        </div>
        <div className={styles.card}>
          <NoMatchView search="dogwif" onClear={nothing} />
        </div>
        <div className={styles.card}>
          <ErrorView onRetry={nothing} />
        </div>
        <div className={styles.column}>
          <Skeleton width={96} />
          <Skeleton width={260} height={32} />
          <ProgressBar label="Verified" value="42.5" />
          <ProgressBar label="Over" value="130" allowOver />
        </div>
      </div>
      <div className={styles.column}>
        <Banner tone="warning" rounded title="Connection lost." action={{ label: 'Retry now', onClick: nothing }}>
          Reconnecting, attempt 2.
        </Banner>
        <Banner tone="error" rounded title="You are offline.">
          Orders cannot be sent until the connection is back.
        </Banner>
        <Banner tone="success" rounded title="Back online.">
          Prices are live again.
        </Banner>
      </div>
    </Section>
  );
}
