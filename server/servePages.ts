import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPageCache } from './pageCache';
import { type RenderedPage, storePage } from './storedPage';
import { takesGzip, type VisitorPage, visitorPage } from './visitorPage';

const HTTP_OK = 200;
const NONCE_BYTES = 16;
// Short, as it comes on top of what a page is made from: a brand's edit shows when its configuration is asked for anew (5 s).
const KEEP_MS = 500;
const MAX_PAGES = 500;
const MAX_BYTES = 64_000_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface PagesOptions {
  render: (visit: VisitorPage) => Promise<RenderedPage>;
  /** Answers whatever is not a page for everybody. */
  next: Handle;
  now: () => number;
}

/**
 * Answers visitors with pages made a moment ago, each copy with a nonce of its own; everything else, and every page
 * that is not for everybody, goes to `next` as it came.
 */
export function servePages({ render, next, now }: PagesOptions): Handle {
  const pageOf = createPageCache({ now, keepMs: KEEP_MS, maxPages: MAX_PAGES, maxBytes: MAX_BYTES });

  return async (request, response) => {
    const visit = visitorPage(request);
    const page = visit && (await pageOf(visit.key, async () => storePage(await render(visit))).catch(() => undefined));
    if (!page) return next(request, response);

    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const { headers, body } = page.copy({ nonce, isGzip: takesGzip(request.headers['accept-encoding']) });
    response.writeHead(HTTP_OK, headers).end(body);
  };
}
