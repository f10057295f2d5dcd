/**
 * The URL a brand has for a link in a language: its own, else the brand's default; undefined (hide the link) when empty,
 * absent, or not something a link may lead to.
 */
export function localLink(urls: Record<string, string> | undefined, locale: string): string | undefined {
  const url = (urls?.[locale] ?? urls?.default ?? '').trim();
  return /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(url) ? url : undefined;
}
