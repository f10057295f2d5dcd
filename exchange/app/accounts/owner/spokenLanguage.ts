import type { AccountsContext } from '../context';

/** The language asked for if the brand speaks it, else the brand's first. */
export function spokenLanguage({ brands }: AccountsContext, brand: string, wanted: string): string {
  const offered = brands.languages(brand);
  return offered.includes(wanted) ? wanted : (offered[0] ?? 'en');
}
