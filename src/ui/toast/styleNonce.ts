import { pageNonce } from '@/src/lib/pageNonce';

declare global {
  interface Window {
    /** Read by the style writer inside notistack. */
    __nonce__?: string;
  }
}

/**
 * The toast library writes its <style> while it is imported, and the page's content-security-policy lets through only what
 * carries the nonce. Import this before it.
 */
if (typeof document !== 'undefined') window.__nonce__ ??= pageNonce();
