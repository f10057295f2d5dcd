import type { IncomingMessage, ServerResponse } from 'node:http';
import { TooBusy } from '@/domain/network/turnstile';
import { answerPage } from './answerPage';
import { type KeptPage, keptPage, type RenderedPage } from './keptPage';
import { createPageCache } from './pageCache';
import { type SharedPage, sharedPage } from './sharedPage';

// Short, as it comes on top of what a page is made from: prices, and the brand's configuration where the exchange tells of no edits.
const KEEP_MS = 500;
// What is given out while a crowd waits for its page to be made anew. It never outlives a change: that has a key of its own.
const STALE_MS = 30_000;
const MAX_PAGES = 500;
const MAX_BYTES = 64_000_000;

interface PagesOptions {
  /** @throws TooBusy when the network's turn does not come */
  render: (page: SharedPage, network: string) => Promise<RenderedPage>;
  /** Whether a page of the network would have to wait for its turn. */
  isBusy: (network: string) => boolean;
  /** Another word once what pages are made of has changed: nothing that was kept before is given out then. */
  era: () => string;
  now: () => number;
}

/** A request for a page, as far as it was looked into. */
export interface PageVisit {
  request: IncomingMessage;
  response: ServerResponse;
  /** The host that stands for all hosts of the brand. */
  brandHost: string;
  /** Of the visitor: whose turn the page is made in. */
  network: string;
}

/** A page that could not be rendered for all is left to Next; a crowd of them is not. */
function passOn(error: unknown): undefined {
  if (error instanceof TooBusy) throw error;
}

/** Answers with pages made a moment ago: one for all visitors of a brand, one for all who are signed in. */
export function createSharedPages({ render, isBusy, era, now }: PagesOptions) {
  const { pageOf, isKept } = createPageCache<KeptPage>({
    now,
    keepMs: KEEP_MS,
    staleMs: STALE_MS,
    maxPages: MAX_PAGES,
    maxBytes: MAX_BYTES,
  });
  const askedFor = ({ request, brandHost }: PageVisit) => sharedPage(request, brandHost, era());

  return {
    /** Whether answering renders nothing. */
    isKept(visit: PageVisit): boolean {
      const asked = askedFor(visit);
      return asked !== undefined && isKept(asked.key);
    },
    /**
     * Resolves to false when the page is not the same for others; nothing has been answered then.
     * @throws TooBusy when it would have to be rendered and cannot now
     */
    async serve(visit: PageVisit): Promise<boolean> {
      const { request, response, network } = visit;
      const asked = askedFor(visit);
      const make = async (wanted: SharedPage) => keptPage(await render(wanted, network), wanted.audience);
      const page = asked && (await pageOf(asked.key, () => make(asked), isBusy(network)).catch(passOn));
      if (!page) return false;
      await answerPage(request, response, page);
      return true;
    },
  };
}
