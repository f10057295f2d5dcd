import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Banner } from '@/src/ui/views/Banner';

type Line = 'online' | 'offline' | 'recovered';

const RECOVERED_SHOWN_MS = 3000;

function useLine(): Line {
  const [line, setLine] = useState<Line>('online');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const lose = () => {
      clearTimeout(timer);
      setLine('offline');
    };
    const recover = () => {
      setLine('recovered');
      timer = setTimeout(() => setLine('online'), RECOVERED_SHOWN_MS);
    };
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', recover);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', recover);
    };
  }, []);
  return line;
}

/** Under the header: this device is offline, and for three seconds that it is back. Panels say themselves how fresh they are. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const line = useLine();
  if (line === 'online') return null;
  const isOffline = line === 'offline';
  return (
    <Banner tone={isOffline ? 'warning' : 'success'} title={t(isOffline ? 'shell.connection.offline' : 'shell.connection.back')}>
      {t(isOffline ? 'shell.connection.offlineText' : 'shell.connection.backText')}
    </Banner>
  );
}
