import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TooBusy } from '../limits/turnstile';
import { createPageCache } from './pageCache';
import { type RenderedPage, storePage } from './storedPage';
import { takesGzip, type VisitorPage, visitorPage } from './visitorPage';

const HTTP_OK = 200;
const NONCE_BYTES = 16;
// Short, as it comes on top of what a page is made from: a brand's edit shows when its configuration is asked for anew (5 s).
const KEEP_MS = 500;
const MAX_PAGES = 500;
const MAX_BYTES = 64_000_000;
const POLICY = 'Content-Security-Policy';

interface PagesOptions {
  render: (visit: VisitorPage) => Promise<RenderedPage>;
  now: () => number;
}

/** A request for a page, as far as it was looked into. */
export interface PageVisit {
  request: IncomingMessage;
  response: ServerResponse;
  /** In the visitor's address bar. */
  host: string;
  /** The one that stands for all hosts of the brand. */
  brandHost: string;
}

/** A page that could not be rendered for everybody is left to Next; a crowd of them is not. */
function passOn(error: unknown): undefined {
  if (error instanceof TooBusy) throw error;
}

const socketsOf = (host: string) => `ws://${host} wss://${host}`;

/**
 * Answers visitors with pages made a moment ago, each copy with a nonce of its own and the sockets of its own host.
 */
export function createVisitorPages({ render, now }: PagesOptions) {
  const { pageOf, isKept } = createPageCache({ now, keepMs: KEEP_MS, maxPages: MAX_PAGES, maxBytes: MAX_BYTES });

  return {
    /** Whether answering renders nothing. */
    isKept({ request, brandHost }: PageVisit): boolean {
      const visit = visitorPage(request, brandHost);
      return visit !== undefined && isKept(visit.key);
    },
    /**
     * Resolves to false when the page is not for everybody; nothing has been answered then.
     * @throws TooBusy when it would have to be rendered and cannot now
     */
    async serve({ request, response, host, brandHost }: PageVisit): Promise<boolean> {
      const visit = visitorPage(request, brandHost);
      const page = visit && (await pageOf(visit.key, async () => storePage(await render(visit))).catch(passOn));
      if (!page) return false;
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      const { headers, body } = page.copy({ nonce, isGzip: takesGzip(request.headers['accept-encoding']) });
      const policy = String(headers[POLICY]).replace(socketsOf(brandHost), () => socketsOf(host));
      response.writeHead(HTTP_OK, { ...headers, [POLICY]: policy }).end(body);
      return true;
    },
  };
}
