import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Tells of every link that is followed to a part of the open page, also of one whose part the address names already. Those of the page
 * are told of by the router, those from outside (a mail, opened in this tab) by the browser.
 */
export function useFragmentLinks(onFollow: (fragment: string) => void): void {
  const { events } = useRouter();
  useEffect(() => {
    const tell = (url: string) => onFollow(url.split('#')[1] ?? '');
    const tellOwn = () => tell(window.location.hash);
    events.on('hashChangeComplete', tell);
    window.addEventListener('hashchange', tellOwn);
    return () => {
      events.off('hashChangeComplete', tell);
      window.removeEventListener('hashchange', tellOwn);
    };
  }, [events, onFollow]);
}
