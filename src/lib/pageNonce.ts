/** The page's nonce, read back from one of its scripts: it travels in no data that a script-less injection could read. */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
