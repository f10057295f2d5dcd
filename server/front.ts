import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_PREFIX } from '@/contract/apiPrefix';
import { TooBusy, type Turnstile } from '@/domain/network/turnstile';
import { networkOf } from '@/domain/network/visitorNetwork';
import { BRAND_HOST_HEADER, ERA_HEADER } from '@/src/brand/siteHeader';
import { refuseCall } from './exchange/envelopes';
import { isDescription } from './exchange/exchangePaths';
import type { ExchangeWatch } from './exchange/exchangeWatch';
import type { Budget } from './limits/budget';
import type { endAnswerer } from './pages/answerEnd';
import { answerSent } from './pages/answerSent';
import type { PathKind } from './pages/knownFiles';
import { serveFile } from './pages/serveFile';
import type { createSharedPages } from './pages/servePages';
import type { HostedSite, SiteHosts } from './pages/siteHosts';
import { malformedPart } from './visit/refuseMalformed';
import { tellVisitor } from './visit/tellVisitor';
import type { Visitor, visitorReader } from './visit/visitor';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface FrontParts {
  visitorOf: ReturnType<typeof visitorReader>;
  countryHeader: string | undefined;
  kindOf: (url: string) => PathKind;
  hosts: SiteHosts;
  calls: { handle: Handle };
  watch: Pick<ExchangeWatch, 'isAway' | 'revision'>;
  sharedPages: ReturnType<typeof createSharedPages>;
  /** Pages made for a visitor's network. */
  budget: Budget;
  /** Pages being made at a time. */
  turnstile: Turnstile;
  answerEnd: ReturnType<typeof endAnswerer>;
  /** Answers files and every page that is not for everybody. */
  next: Handle;
}

/** One year, this host alone. */
const STRICT_TRANSPORT = 'max-age=31536000';
const AWAY_RETRY_S = 3;
const BUSY_RETRY_S = 2;

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(`${text}\n`);
}

/** Everything that reaches the web comes through here: calls, files, pages, in the order of what they cost. */
export function createFront(parts: FrontParts): Handle {
  const { visitorOf, countryHeader, kindOf, hosts, calls, watch, sharedPages, budget, turnstile, answerEnd, next } = parts;

  /** Answers and says so when the visitor has had all the pages of this minute. */
  function isRefused(request: IncomingMessage, response: ServerResponse, visitor: Visitor, site?: HostedSite): boolean {
    const retryAfterS = budget(networkOf(visitor.address));
    if (retryAfterS > 0) answerEnd(request, response, { kind: 'tooMany', site: site?.site, retryAfterS });
    return retryAfterS > 0;
  }

  /** Calls have a budget at the exchange; their description costs like a page. */
  async function serveCall(request: IncomingMessage, response: ServerResponse, visitor: Visitor): Promise<void> {
    const retryAfterS = isDescription(request.url ?? '') ? budget(networkOf(visitor.address)) : 0;
    if (retryAfterS === 0) return calls.handle(request, response);
    refuseCall(response, { status: 429, code: 'rateLimited', params: [retryAfterS], retryAfterS });
  }

  async function servePage(request: IncomingMessage, response: ServerResponse, visitor: Visitor): Promise<void> {
    const network = networkOf(visitor.address);
    // Looking up a host nobody asked for lately is work as well: made-up ones are paid for like pages.
    if (!hosts.isKnown(visitor.host) && isRefused(request, response, visitor)) return;
    const hosted = await hosts.siteOf(visitor.host);
    if (!hosted || watch.isAway())
      return answerEnd(request, response, { kind: 'unavailable', site: hosted?.site, retryAfterS: AWAY_RETRY_S });

    request.headers[BRAND_HOST_HEADER] = hosted.brandHost;
    request.headers[ERA_HEADER] = watch.revision();
    const visit = { request, response, brandHost: hosted.brandHost, network };
    const isKept = sharedPages.isKept(visit);
    if (!isKept && isRefused(request, response, visitor, hosted)) return;
    try {
      if (await sharedPages.serve(visit)) return;
      // What is kept may be that the page is not for everybody: it is then made for this visitor after all.
      if (isKept && isRefused(request, response, visitor, hosted)) return;
      await turnstile.pass(network, () => untilAnswered(request, response));
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      answerEnd(request, response, { kind: 'busy', site: hosted.site, retryAfterS: BUSY_RETRY_S });
    }
  }

  /** A visitor who leaves gives the place free, whatever becomes of the page. */
  async function untilAnswered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new Promise<void>((resolve) => response.once('close', resolve));
    await Promise.race([next(request, response), left]);
  }

  return async (request, response) => {
    const wrong = malformedPart(request);
    if (wrong !== undefined) {
      response.setHeader('Connection', 'close');
      return answerText(response, 400, `Bad request: ${wrong}`);
    }
    const visitor = visitorOf(request);
    if (!visitor) {
      request.socket.destroy();
      return;
    }
    tellVisitor(request.headers, visitor, countryHeader);
    if (visitor.isHttps) response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);

    const { url = '/' } = request;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (url.startsWith(`${API_PREFIX}/`)) return serveCall(request, response, visitor);
    switch (kindOf(url)) {
      case 'file':
        if (isRead) return serveFile(request, response, next);
        response.setHeader('Allow', 'GET, HEAD');
        return answerText(response, 405, 'Method not allowed');
      case 'page':
        return isRead ? servePage(request, response, visitor) : answerSent(request, response);
      case 'malformed':
        return answerText(response, 400, 'Bad request: path');
      case 'missing':
        return answerText(response, 404, 'Not found');
    }
  };
}

/** Answers what nobody foresaw in the shape its reader expects. */
export function answerFailure({ answerEnd }: Pick<FrontParts, 'answerEnd'>, request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith(`${API_PREFIX}/`)) refuseCall(response, { status: 500, code: 'internal' });
  else answerEnd(request, response, { kind: 'failure' });
}
