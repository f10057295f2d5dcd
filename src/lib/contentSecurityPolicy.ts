interface PolicyOptions {
  nonce: string;
  /** Host of the page, for its socket: older Safari does not count ws:// among 'self'. */
  host: string;
  /** The development server evaluates code, injects styles and keeps its own socket. */
  isDevelopment: boolean;
  /** Origin of the brand's live chat; undefined for brands without. */
  chatOrigin?: string;
}

const RECAPTCHA = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';

// lightweight-charts writes the style of its attribution link itself. A test keeps this equal to the installed version's text.
const CHART_STYLE_HASH = "'sha256-3pRED1tOXas1FXFoPb9TGCjmYe9XQsmO9OV23khV2nY='";

const joined = (...sources: (string | undefined)[]) => sources.filter(Boolean).join(' ');

/**
 * The page's Content-Security-Policy. Scripts need the nonce, or be loaded by one that has it (strict-dynamic): that is how
 * the chat widget and reCAPTCHA come in.
 */
export function contentSecurityPolicy({ nonce, host, isDevelopment, chatOrigin }: PolicyOptions): string {
  // The chat's SDK writes <style> elements without a nonce, and a nonce switches 'unsafe-inline' off: brands with chat go without.
  const styleElements = isDevelopment || chatOrigin ? "'unsafe-inline'" : `'nonce-${nonce}' ${CHART_STYLE_HASH}`;
  const chatSocket = chatOrigin?.replace(/^http/, 'ws');
  const directives = {
    'default-src': "'self'",
    'script-src': joined("'self'", `'nonce-${nonce}'`, "'strict-dynamic'", isDevelopment ? "'unsafe-eval'" : undefined),
    'style-src': joined("'self'", styleElements),
    // Positions and sizes that React prints into the HTML on the server are style attributes, which take no nonce.
    'style-src-attr': "'unsafe-inline'",
    'img-src': joined("'self'", 'data:', 'blob:', 'https:'),
    'font-src': "'self'",
    'connect-src': joined("'self'", RECAPTCHA, chatOrigin, chatSocket, `ws://${host} wss://${host}`),
    'worker-src': "'self' blob:",
    'frame-src': joined(RECAPTCHA, chatOrigin),
    'media-src': joined("'self'", chatOrigin),
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
