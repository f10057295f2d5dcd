import type { ParsedUrlQuery } from 'node:querystring';

/** The coin a wallet page is about, by its path or its query (specification section 2); its case does not matter. */
export function coinInAddress({ coin }: ParsedUrlQuery): string | undefined {
  const named = typeof coin === 'string' ? coin.toUpperCase() : '';
  return /^[A-Z0-9]{2,10}$/.test(named) ? named : undefined;
}
