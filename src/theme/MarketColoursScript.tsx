import { STORAGE_KEYS } from '../config/storageKeys';

// Reads as plain as it can: it stands in every page's head and runs before anything is painted.
const script = `try{var h=document.documentElement.dataset,s=localStorage;
if(s.getItem('${STORAGE_KEYS.marketDirection}')==='red-up')h.updown='red-up';
if(s.getItem('${STORAGE_KEYS.marketPalette}')==='colour-blind')h.palette='colour-blind'}catch(e){}`;

/** Puts the stored market colours on <html> before the first paint. For `_document`, in <head>, on every page. */
export function MarketColoursScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React would escape its quotes.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
