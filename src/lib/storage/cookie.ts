const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The value of one cookie in a `Cookie` header or `document.cookie`; undefined when absent, empty or malformed. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  if (!pair) return undefined;
  try {
    return decodeURIComponent(pair.slice(prefix.length)) || undefined;
  } catch {
    return undefined;
  }
}

/** Strict same-site for the whole site, sent over https only where the page itself came over https. */
export function cookieText(name: string, value: string, options: { isSecure: boolean; maxAgeSeconds?: number }): string {
  const maxAge = options.maxAgeSeconds ?? YEAR_SECONDS;
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict`;
  return options.isSecure ? `${text}; Secure` : text;
}
