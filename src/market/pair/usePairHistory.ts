import { useRouter } from 'next/compat/router';
import { useEffect } from 'react';

/** A pair's terminal, in whatever language. */
const PAIR_PATH = /^(\/[a-z]{2}(-[A-Z]{2})?)?\/trade\/spot\/[^/?#]+$/;

/** Back and forward between pairs ask nothing from the page server either: what they lead to is this very page. */
export function usePairHistory(): void {
  const router = useRouter();
  useEffect(() => {
    if (!router) return;
    router.beforePopState(({ url, as, options }) => {
      const isNear = PAIR_PATH.test(as) && (options.locale ?? router.locale) === router.locale;
      if (isNear) void router.replace(url, as, { shallow: true, scroll: false, locale: options.locale });
      return !isNear;
    });
    return () => router.beforePopState(() => true);
  }, [router]);
}
