import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createTurnstile } from '@/domain/network/turnstile';
import { askSiteConfig } from '@/src/brand/askSiteConfig';
import { createExchangeCalls } from './exchange/exchangeCalls';
import { createExchangeStreams } from './exchange/exchangeStreams';
import { watchExchange } from './exchange/exchangeWatch';
import { answerFailure, createFront, type FrontParts } from './front';
import { createBudget } from './limits/budget';
import { endAnswerer } from './pages/answerEnd';
import { knownFiles } from './pages/knownFiles';
import { createRenderer } from './pages/renderer';
import { createSharedPages } from './pages/servePages';
import { createSiteHosts } from './pages/siteHosts';
import { malformedPart } from './visit/refuseMalformed';
import { tellVisitor } from './visit/tellVisitor';
import { visitorReader } from './visit/visitor';

interface WebOptions {
  exchangePort: number;
  trustedProxies: readonly string[];
  countryHeader: string | undefined;
  pagesPerMinute: number;
  /** Without any answer for this long the exchange counts as away, ms. */
  exchangeSilentMs: number;
  /** The repository: words, files and style of the pages. */
  root: string;
  next: FrontParts['next'];
  onFailure: (what: string, error: unknown) => void;
  /** What the age of kept pages and the visitors' budgets are measured by, ms; the machine's clock, unless given. */
  now?: () => number;
}

/** Pages are made on one thread: more at a time would only all be slower. */
const RENDERING = { places: 4, waiting: 200, patienceMs: 5000, each: { places: 2, waiting: 10 } };
/** Pages of a network at once: a tenth of a minute's, but never fewer than a visitor opens who restores a window full of them. */
const atOnceOf = (perMinute: number) => Math.min(perMinute, Math.max(30, perMinute / 10));
/** A request that trickles in holds a connection, not the server, ms. Files take their time; bodies of calls have less (readBody.ts). */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 300_000;
/** Longer than proxies in front keep theirs, so that none sends into a connection that is just being closed, ms. */
const KEEP_ALIVE_MS = 75_000;

/** The web before it listens: the server visitors reach, and the one on loopback that pages to be kept are asked of. */
export function openWeb({
  exchangePort,
  trustedProxies,
  countryHeader,
  pagesPerMinute,
  exchangeSilentMs,
  root,
  next,
  onFailure,
  now = Date.now,
}: WebOptions) {
  const visitorOf = visitorReader(trustedProxies);
  const watch = watchExchange({ port: exchangePort, silentMs: exchangeSilentMs });
  const calls = createExchangeCalls({ port: exchangePort, countryHeader, watch, onFailure });
  const streams = createExchangeStreams({ port: exchangePort, countryHeader, isAway: watch.isAway });
  const answerEnd = endAnswerer(root);
  const turnstile = createTurnstile(RENDERING);

  function guarded(handle: FrontParts['next']): RequestListener {
    return (request, response) => {
      handle(request, response).catch((error: unknown) => {
        // A visitor who left in the middle of a call is no failure.
        if (request.destroyed && !request.complete) return;
        // The query may be a signed link, or a user's; the path is neither.
        onFailure(`${request.method} ${request.url?.split('?', 1)[0]}`, error);
        answerFailure({ answerEnd }, request, response);
      });
    };
  }

  const inner = createServer(guarded(next));
  const renderer = createRenderer(inner);
  const front = createFront({
    visitorOf,
    countryHeader,
    kindOf: knownFiles(root),
    hosts: createSiteHosts({ askSiteConfig, now, era: watch.revision }),
    calls,
    watch,
    sharedPages: createSharedPages({
      render: (page, network) => turnstile.pass(network, () => renderer.render(page)),
      isBusy: turnstile.isBusy,
      era: watch.revision,
      now,
    }),
    budget: createBudget({ perMinute: pagesPerMinute, atOnce: atOnceOf(pagesPerMinute), now }),
    turnstile,
    answerEnd,
    next,
  });
  const web: Server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    guarded(front),
  );
  web.on('upgrade', (request, socket: Duplex, head: Buffer) => {
    const visitor = visitorOf(request);
    if (!visitor) return socket.destroy();
    const isWhole = malformedPart(request) === undefined;
    if (isWhole) tellVisitor(request.headers, visitor, countryHeader);
    streams.handle(request, socket, isWhole ? head : undefined);
  });

  return {
    web,
    inner,
    renderer,
    /** Streams are let go at once, so that their readers come back elsewhere; calls and pages that have begun are finished. */
    async close(): Promise<void> {
      watch.stop();
      const closed = new Promise((resolve) => web.close(resolve));
      web.closeIdleConnections();
      streams.close();
      await closed;
      renderer.close();
      calls.close();
      inner.close();
    },
  };
}
