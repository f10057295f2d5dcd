import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { connectApi } from '@/src/api/host';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { showToast } from '@/src/ui/toast/showToast';

/** Joins the api to the page: errors become toasts, refused tokens lead to the login page, blocked addresses to theirs. */
export function ApiConnection() {
  const router = useRouter();
  const words = useErrorWords();
  const current = useRef({ router, words });
  useEffect(() => {
    current.current = { router, words };
  });

  useEffect(() => {
    // Several calls may be refused at once; the first has started the move already.
    const goOnce = (path: string) => {
      const { router: now } = current.current;
      if (now.pathname !== path) void now.push(path);
    };
    return connectApi({
      showError: (error) => showToast({ type: 'error', content: current.current.words(error) }),
      goToLogin: () => goOnce(pathTo('login')),
      goToAddressLimit: () => goOnce(pathTo('ipLimit')),
    });
  }, []);
  return null;
}
