import { STORAGE_KEYS } from '../config/storageKeys';

const script = `try{if(localStorage.getItem('${STORAGE_KEYS.markets}'))document.documentElement.dataset.storedView=''}catch(e){}`;

/**
 * Marks <html> when this device keeps its own arrangement of the markets list. The page comes from a cache that everybody shares, in the
 * usual arrangement; its styles hide that one while the mark stands, and the list takes the mark off once it is arranged. For
 * `_document`, in <head>, on the markets page.
 */
export function StoredViewScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React would escape its quotes.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
