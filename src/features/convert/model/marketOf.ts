import type { SiteConfig } from '@/contract/site';

type Markets = SiteConfig['openTradeSymbols'];

/** Where what came can be traded: against what was given for it, whichever way round, or else the best known market of it. */
export function marketOf(from: string, to: string, markets: Markets): string | undefined {
  const shown = Object.entries(markets).filter(([, { isShow }]) => isShow);
  const between = shown.find(([, { base, quote }]) => (base === to && quote === from) || (base === from && quote === to));
  return (between ?? shown.filter(([, { base }]) => base === to).toSorted(([, one], [, other]) => one.sort - other.sort)[0])?.[0];
}
