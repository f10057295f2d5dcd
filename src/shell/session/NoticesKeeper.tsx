import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useAccountEvents, useRealtime } from '@/src/realtime';

/** Tells the bell at once, on whatever page: the number comes by the stream, and lists that are shown are read again. */
export function NoticesKeeper() {
  const { realtime, isSignedIn } = useRealtime();
  const { mutate } = useSWRConfig();
  useEffect(() => (isSignedIn ? realtime.readAccount() : undefined), [isSignedIn, realtime]);
  const isOf = (call: string) => (key: unknown) => Array.isArray(key) && key[0] === call;
  useAccountEvents({
    onNotices: (count) => {
      void mutate(['noticeCount', {}], { count }, { revalidate: false });
      void mutate(isOf('noticeSearch'));
    },
    onSubscribed: () => {
      void mutate(isOf('noticeCount'));
      void mutate(isOf('noticeSearch'));
    },
  });
  return null;
}
