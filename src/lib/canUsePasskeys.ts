/** Whether this browser knows passkeys (WebAuthn). Not for what the server renders: it knows no browser. */
export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
