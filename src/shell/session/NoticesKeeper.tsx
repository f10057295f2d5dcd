import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useReadAgain } from '@/src/api/queries/useReadAgain';
import { useAccountEvents, useRealtime } from '@/src/realtime';

/**
 * Tells the bell at once, on whatever page: the number comes by the stream. Of lists that are shown every page is read again: what came
 * stands above what is being read, and nobody loses their place.
 */
export function NoticesKeeper() {
  const { realtime, isSignedIn } = useRealtime();
  const { mutate } = useSWRConfig();
  const readAgain = useReadAgain();
  useEffect(() => (isSignedIn ? realtime.readAccount() : undefined), [isSignedIn, realtime]);
  useAccountEvents({
    onNotices: (count) => {
      void mutate(['noticeCount', {}], { count }, { revalidate: false });
      readAgain((call) => call === 'noticeSearch');
    },
    onSubscribed: () => {
      readAgain((call) => call === 'noticeCount' || call === 'noticeSearch');
    },
  });
  return null;
}
