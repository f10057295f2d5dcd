import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useReadAgain } from '@/src/api/queries/useReadAgain';
import { useAccountEvents, useRealtime } from '@/src/realtime';

/** Tells the bell at once, on whatever page: the number comes by the stream, and lists that are shown are read again. */
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
