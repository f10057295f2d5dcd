import { HttpResponse, http, type RequestHandler, ws } from 'msw';
import { setupServer } from 'msw/node';
import type { CallData } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';

const METHODS = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

/** The exchange as the browser sees it. Unexpected calls fail the test that makes them. */
export const exchangeServer = setupServer();

const unexpected: string[] = [];

/** Starts the server for a test file, and forgets its answers after every test. */
export function withExchangeServer(): void {
  // Reaches nobody: nothing listens where the page is said to be from.
  beforeAll(() => exchangeServer.listen({ onUnhandledRequest: ({ method, url }) => void unexpected.push(`${method} ${url}`) }));
  afterEach(() => {
    exchangeServer.resetHandlers();
    expect({ callsNobodyAnswers: unexpected.splice(0) }).toEqual({ callsNobodyAnswers: [] });
  });
  afterAll(() => exchangeServer.close());
}

type Seen = (request: Request) => void | Promise<void>;

function on(name: EndpointName, answer: (request: Request) => Promise<Response>): RequestHandler {
  const { method, path } = endpoints[name];
  return METHODS[method](`*/api${path}`, ({ request }) => answer(request));
}

/** A stream that begins and says nothing. */
export const streams = (): void => exchangeServer.use(ws.link('*/ws').addEventListener('connection', () => undefined));

/** The call succeeds with this data. */
export function answers<Name extends EndpointName>(name: Name, data: CallData<Name>, seen?: Seen): void {
  exchangeServer.use(
    on(name, async (request) => {
      await seen?.(request);
      return HttpResponse.json({ code: '0', msg: 'success', data: data as null });
    }),
  );
}

/** The call fails with a business code, or with an HTTP status of its own. */
export function refuses(name: EndpointName, error: { code: string; msg: string; status?: number }): void {
  const { code, msg, status = 200 } = error;
  exchangeServer.use(on(name, async () => HttpResponse.json({ code, msg, data: null }, { status })));
}

/** The call answers something that is no envelope. */
export function answersText(name: EndpointName, status: number, text: string): void {
  exchangeServer.use(on(name, async () => new HttpResponse(text, { status })));
}

/** No answer comes at all. */
export function isUnreachable(name: EndpointName): void {
  exchangeServer.use(on(name, async () => HttpResponse.error()));
}
