import { chatScriptAt } from './chatScriptAt';
import { hashSource } from './hashSource';

interface PolicyOptions {
  /** Texts of the inline scripts that stand in the page. */
  scripts: readonly string[];
  /** Texts of its style elements. */
  styles: readonly string[];
  /** Address of the brand's live chat; undefined for brands without. */
  chat: string | undefined;
  /** Who tells people from programs; undefined where the exchange does not say. */
  captcha: 'altcha' | 'recaptcha' | undefined;
  /** The development server evaluates code, injects styles and keeps its own socket. */
  isDevelopment: boolean;
}

interface Guest {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  media: readonly string[];
}

const NOBODY: Guest = { script: [], connect: [], frame: [], media: [] };

// Of www.google.com one file and not the folder: others of the folder bring a framework that carries out what an injected attribute
// says (docs/adr/0045). The file loads the release it names.
const RECAPTCHA_PLACES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const RECAPTCHA: Guest = {
  ...NOBODY,
  script: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  connect: RECAPTCHA_PLACES,
  frame: RECAPTCHA_PLACES,
};

/** In a policy these two end a directive or a policy. */
const asSource = (url: string) => url.replaceAll(';', '%3B').replaceAll(',', '%2C');

function chatAt(address: string): Guest {
  const { origin } = new URL(address);
  return { script: [asSource(chatScriptAt(address))], connect: [origin, origin.replace(/^http/, 'ws')], frame: [origin], media: [origin] };
}

// lightweight-charts writes the style of its attribution link itself. A test keeps this equal to the installed version's text.
const CHART_STYLE_HASH = "'sha256-3pRED1tOXas1FXFoPb9TGCjmYe9XQsmO9OV23khV2nY='";
// MUI's style writer puts an empty element into the page and its rules into that element's sheet, which no policy looks at.
const EMPTY_STYLE_HASH = hashSource('');

const hashesOf = (texts: readonly string[]) => texts.filter(Boolean).map(hashSource);

/**
 * The page's Content-Security-Policy. It holds nothing that changes from visit to visit, so that the page can be the same for all. What
 * may run is the build's own files, the texts the page prints, and the one file each of the guests the brand has invited.
 */
export function contentSecurityPolicy({ scripts, styles, chat, captcha, isDevelopment }: PolicyOptions): string {
  const guests = [captcha === 'altcha' ? NOBODY : RECAPTCHA, chat ? chatAt(chat) : NOBODY];
  const of = (what: keyof Guest) => guests.flatMap((guest) => guest[what]);
  // The chat's SDK writes <style> elements of its own, and one hash switches 'unsafe-inline' off: brands with chat go without.
  const styleElements = isDevelopment || chat ? ["'unsafe-inline'"] : [...hashesOf(styles), CHART_STYLE_HASH, EMPTY_STYLE_HASH];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : hashesOf(scripts)), ...of('script')],
    'style-src': ["'self'", ...styleElements],
    // Positions and sizes that React prints into the HTML on the server are style attributes, which take no hash.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...of('connect')],
    'worker-src': ["'self'"],
    'frame-src': of('frame').length > 0 ? of('frame') : ["'none'"],
    'media-src': ["'self'", ...of('media')],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
