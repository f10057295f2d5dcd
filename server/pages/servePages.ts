import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TooBusy } from '@/domain/network/turnstile';
import { takesGzip } from '../takesGzip';
import { createPageCache } from './pageCache';
import { type RenderedPage, storePage } from './storedPage';
import { type VisitorPage, visitorPage } from './visitorPage';

const NONCE_BYTES = 16;
// Short, as it comes on top of what a page is made from: a brand's edit shows when its configuration is asked for anew (5 s).
const KEEP_MS = 500;
// As long as pages say caches may show them while they are made anew (src/shell/server/servePage.ts).
const STALE_MS = 30_000;
const MAX_PAGES = 500;
const MAX_BYTES = 64_000_000;
const POLICY = 'Content-Security-Policy';

interface PagesOptions {
  /** @throws TooBusy when the network's turn does not come */
  render: (page: VisitorPage, network: string) => Promise<RenderedPage>;
  /** Whether a page of the network would have to wait for its turn. */
  isBusy: (network: string) => boolean;
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
  /** Of the visitor: whose turn the page is made in. */
  network: string;
}

/** A page that could not be rendered for everybody is left to Next; a crowd of them is not. */
function passOn(error: unknown): undefined {
  if (error instanceof TooBusy) throw error;
}

const socketsOf = (host: string) => `ws://${host} wss://${host}`;

/**
 * Answers visitors with pages made a moment ago, each copy with a nonce of its own and the sockets of its own host.
 */
export function createVisitorPages({ render, isBusy, now }: PagesOptions) {
  const { pageOf, isKept } = createPageCache({ now, keepMs: KEEP_MS, staleMs: STALE_MS, maxPages: MAX_PAGES, maxBytes: MAX_BYTES });

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
    async serve({ request, response, host, brandHost, network }: PageVisit): Promise<boolean> {
      const visit = visitorPage(request, brandHost);
      const make = async (page: VisitorPage) => storePage(await render(page, network));
      const page = visit && (await pageOf(visit.key, () => make(visit), isBusy(network)).catch(passOn));
      if (!page) return false;
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      const { status, headers, body } = page.copy({ nonce, isGzip: takesGzip(request.headers['accept-encoding']) });
      const policy = String(headers[POLICY]).replace(socketsOf(brandHost), () => socketsOf(host));
      response.writeHead(status, { ...headers, [POLICY]: policy }).end(body);
      return true;
    },
  };
}
