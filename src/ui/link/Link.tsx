import { useRouter } from 'next/compat/router';
import NextLink from 'next/link';
import { type AnchorHTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { whenNear } from './prefetchObserver';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  /** Language to go to; the page's own when absent. */
  locale?: string;
  /** Loads the page's code once the link is 200 px away from the viewport. */
  prefetch?: boolean;
  replace?: boolean;
  scroll?: boolean;
  /** Changes the address alone, where the page reads what it shows from it. */
  shallow?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const isOwnPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** A link inside the product (with the page's language in front), or to the outside, which opens in its own tab. */
export function Link({ href, locale, prefetch = true, replace, scroll, shallow, ref, children, ...anchor }: LinkProps) {
  const own = useRef<HTMLAnchorElement>(null);
  const router = useRouter();
  const isOwn = isOwnPath(href);

  useEffect(() => {
    const element = own.current;
    if (!element || !router || !isOwn || !prefetch) return;
    // A failed prefetch costs nothing: the click loads the page.
    return whenNear(element, () => void router.prefetch(href, undefined, { locale }).catch(() => {}));
  }, [href, locale, isOwn, prefetch, router]);

  const setRef = (element: HTMLAnchorElement | null) => {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  if (!isOwn) {
    return (
      <a target="_blank" rel="noopener noreferrer" {...anchor} href={href} ref={setRef}>
        {children}
      </a>
    );
  }
  return (
    <NextLink {...anchor} href={href} locale={locale} replace={replace} scroll={scroll} shallow={shallow} prefetch={false} ref={setRef}>
      {children}
    </NextLink>
  );
}
