import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { connectApi } from '@/src/api/host';
import { matchRoute, pathTo } from '@/src/config/matchRoute';
import { errorCatalogues } from '@/src/i18n/catalogues';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useLocale } from '@/src/i18n/useLocale';
import { leavingUnasked } from '@/src/lib/leaving';
import { whenThere } from '@/src/lib/onDemand';
import { useAppDispatch } from '@/src/state/hooks';
import { showToast } from '@/src/ui/toast/showToast';
import { refreshUserInfo } from '../session/refreshUserInfo';

/** A refusal is said in general words rather than late. */
const WORDS_PATIENCE_MS = 3000;

/** Joins the api to the page: errors become toasts, refused tokens lead to the login page, blocked addresses to theirs. */
export function ApiConnection() {
  const router = useRouter();
  const words = useErrorWords();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const current = useRef({ router, words, locale });
  useEffect(() => {
    current.current = { router, words, locale };
  });

  useEffect(() => {
    // Several calls may be refused at once; the first has started the move already.
    const goOnce = (path: string, query?: Record<string, string>) => {
      const { router: now } = current.current;
      if (now.pathname !== path) leavingUnasked(() => now.push(query ? { pathname: path, query } : path));
    };
    // With the way back, unless that is a step of signing in itself.
    const wayBack = () => {
      const { asPath } = current.current.router;
      return matchRoute(asPath)?.route.query?.includes('returnUrl') ? undefined : { returnUrl: asPath };
    };
    const read = () => void refreshUserInfo(dispatch);
    // A page full of calls may be refused at once: whose it is now is asked once.
    let isReading = false;
    const readOnce = () => {
      if (isReading) return;
      isReading = true;
      void refreshUserInfo(dispatch).finally(() => {
        isReading = false;
      });
    };
    return connectApi({
      beforeRefusal: () => whenThere(errorCatalogues[current.current.locale], WORDS_PATIENCE_MS),
      showError: (error) => showToast({ type: 'error', content: current.current.words(error) }),
      goToLogin: () => {
        // Who locks the account ends the session of this browser, too: the page says so itself.
        if (current.current.router.pathname !== pathTo('lockAccount')) goOnce(pathTo('login'), wayBack());
      },
      readStanding: read,
      readAccount: readOnce,
      goToAddressLimit: () => goOnce(pathTo('ipLimit')),
    });
  }, [dispatch]);
  return null;
}
