import { STORAGE_KEYS } from '../../config/storageKeys';
import { paintTerminalLayout } from './paintTerminalLayout';
import { SIZE_LIMITS } from './sizeLimits';

// The text of the very function the page uses later, so that the two cannot drift apart. Nothing stored: it ends in the catch.
const script = `try{(${paintTerminalLayout})(document.documentElement,JSON.parse(localStorage.getItem('${STORAGE_KEYS.tradeLayout}')).current,${JSON.stringify(SIZE_LIMITS)})}catch(e){}`;

/** Puts the stored layout on <html> before the first paint of a terminal. For `_document`, in <head>. */
export function TerminalLayoutScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React would escape its quotes.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
