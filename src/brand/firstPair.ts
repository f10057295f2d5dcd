import type { SiteConfig } from '@/contract/site';

/** The pair the brand puts first; undefined when it shows none. */
export function firstPair({ openTradeSymbols }: Pick<SiteConfig, 'openTradeSymbols'>): string | undefined {
  const shown = Object.entries(openTradeSymbols).filter(([, { isShow }]) => isShow);
  return shown.sort(([, one], [, other]) => one.sort - other.sort)[0]?.[0];
}
