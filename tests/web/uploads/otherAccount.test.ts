import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { beginEra, meetAccount } from '@/src/lib/pageAccount';
import { removeToken, storeToken } from '@/src/lib/storage';
import { sendFile } from '@/src/uploads/send/sendFile';
import { ownWays } from '@/src/uploads/send/ways';
import { exchangeServer, withExchangeServer } from '../../support/exchangeServer';

withExchangeServer();

afterEach(() => {
  removeToken();
  beginEra();
});

const OWNERS: Record<string, string> = { first: '1', second: '2' };
const PART_BYTES = 4;

/** An exchange that takes uploads by token, and refuses a page of another account as the real one does. */
function takeUploads() {
  const begun: string[] = [];
  const kept: string[] = [];
  const received: Record<string, number> = {};
  const serve = (path: string, answer: (owner: string) => object) =>
    http.post(`*/api/upload/${path}`, ({ request }) => {
      const owner = OWNERS[request.headers.get('exchange-token') ?? ''] ?? 'nobody';
      const page = request.headers.get('exchange-account');
      if (page !== null && page !== owner) {
        return HttpResponse.json({ code: codes.accountOther.code, msg: codes.accountOther.key, data: null });
      }
      return HttpResponse.json({ code: '0', msg: 'success', data: answer(owner) });
    });
  const session = (owner: string) => ({ sessionId: owner, received: received[owner] ?? 0, partBytes: PART_BYTES, expiresAt: 9e12 });
  exchangeServer.use(
    serve('begin', (owner) => {
      begun.push(owner);
      return session(owner);
    }),
    serve('part', (owner) => {
      received[owner] = (received[owner] ?? 0) + PART_BYTES;
      // Another tab signs in another user after the second piece.
      // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
      if (received[owner] === 2 * PART_BYTES) document.cookie = 'exchange-token=second; path=/';
      return session(owner);
    }),
    serve('finish', (owner) => {
      kept.push(owner);
      return { uploadId: '1' };
    }),
  );
  return { begun, kept };
}

it('an upload ends where another account is signed in meanwhile, and is not begun again as theirs', async () => {
  const { begun, kept } = takeUploads();
  storeToken('first');
  meetAccount('1');
  const watch = { signal: new AbortController().signal, onStage: () => undefined, onSent: () => undefined, onSession: () => undefined };
  await expect(sendFile(new Blob(['0123456789abcdef']), ownWays('PASSPORT' as never), watch)).rejects.toMatchObject({
    code: codes.accountOther.code,
  });
  expect(begun).toEqual(['1']);
  expect(kept).toEqual([]);
});
