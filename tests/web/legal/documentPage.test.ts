/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { loadDocument } from '@/src/features/legal/server';
import { exchangeServer, withExchangeServer } from '@/tests/support/exchangeServer';
import { siteFixture } from '@/tests/support/siteFixture';

withExchangeServer();

const visit = { site: { ...siteFixture, documents: ['terms' as const] }, host: 'harbour.example', language: 'bg' };

it('reads a text of the brand on the server: the page gets blocks and no Markdown', async () => {
  const document = { name: 'terms', language: 'en', version: '1', inForce: '2026-11-01', markdown: '## One\n\nWords' };
  exchangeServer.use(
    http.get('*/site/document', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isAsked = searchParams.get('name') === 'terms' && searchParams.get('language') === 'bg';
      return HttpResponse.json(
        isAsked ? { code: '0', msg: 'success', data: document } : { code: '10002', msg: 'request.not_found', data: null },
      );
    }),
  );
  const { markdown: _, ...rest } = document;
  await expect(loadDocument('terms')(visit)).resolves.toMatchObject({
    document: { ...rest, minutes: 1, blocks: [{ kind: 'heading', id: 'one' }, { kind: 'paragraph' }] },
  });
});

it('is 404 where the brand has not written it, 503 where it could not be had', async () => {
  exchangeServer.use(http.get('*/site/document', () => HttpResponse.error()));
  const elsewhere = { ...visit, host: 'quay.example' };
  await expect(loadDocument('privacy')(elsewhere)).resolves.toEqual({ httpStatus: 404 });
  await expect(loadDocument('terms')(elsewhere)).resolves.toEqual({ httpStatus: 503 });
});
