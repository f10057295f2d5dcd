import { useRealtime } from '@/src/realtime';
import { ErrorView } from '@/src/ui/views/ErrorView';

/** In place of own orders or balances that could not be read. They are asked for again every few seconds, and at once when pressed. */
export function AccountError() {
  const { realtime } = useRealtime();
  return <ErrorView compact onRetry={() => void realtime.account.reconcile()} />;
}
