import { WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { formatTime } from '@/src/format';
import { useConnection, useRealtime } from '@/src/realtime';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { Banner } from '@/src/ui/views/Banner';
import { useLine } from './useLine';

/** Under the header: this device is offline, from when what is shown is, and for three seconds that it is back. */
export function ConnectionBar() {
  const { line, look } = useLine();
  switch (line) {
    case 'online':
      return null;
    case 'offline':
      return <OfflineBar onRetry={look} />;
    case 'recovered':
      return <BackBar />;
  }
}

/** The network comes before the stream: until that has answered too, behind all that was asked of it, prices stand as they did. */
function BackBar() {
  const { t } = useTranslation();
  const { status, latencyMs } = useConnection();
  // Where nothing is streamed nothing waits.
  const isLive = latencyMs !== undefined || status === 'idle';
  return (
    <Banner tone="success" title={t('shell.connection.back')}>
      {isLive ? t('shell.connection.backText') : null}
    </Banner>
  );
}

function OfflineBar({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const { realtime } = useRealtime();
  const text = useOfflineText();
  const retry = () => {
    realtime.retryNow();
    onRetry();
  };
  return (
    <Banner
      tone="warning"
      icon={<WifiOff size={16} aria-hidden="true" />}
      title={t('shell.connection.offline')}
      action={{ label: t('shell.connection.retry'), onClick: retry }}
    >
      {text}
    </Banner>
  );
}

/** From when what is shown is, and what goes on meanwhile. */
function useOfflineText(): string {
  const { t } = useTranslation();
  const { lastFrameAt } = useConnection();
  const { trade } = useOffers();
  // A phone has one line for it.
  const isShort = useIsMobile();
  if (lastFrameAt === undefined) {
    if (isShort) return t('shell.connection.offlineTextShort');
    return t(trade ? 'shell.connection.offlineText' : 'shell.connection.offlineTextWithoutTrade');
  }
  const time = formatTime(lastFrameAt);
  if (isShort) return t('shell.connection.offlineSinceShort', { time });
  return t(trade ? 'shell.connection.offlineSince' : 'shell.connection.offlineSinceWithoutTrade', { time });
}
