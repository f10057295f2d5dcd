import { visitorReader } from '@/server/visit/visitor';
import { createHearingExchange, listen, rawExchange, startFront } from '../support/webFront';

describe('who asks', () => {
  it('is nobody when the connection has no peer any more, whatever the call says', () => {
    const headers = { host: 'kontor.localhost', 'x-forwarded-for': '203.0.113.9' };
    expect(visitorReader(['127.0.0.1'])({ headers, socket: {} })).toBeUndefined();
    expect(visitorReader([])({ headers, socket: { remoteAddress: '192.0.2.1' } })).toMatchObject({ address: '192.0.2.1' });
  });

  it.each(['GET /api/market/pairs', 'GET /markets', 'GET /robots.txt', 'GET /ws'])('when nobody, %s goes no further', async (line) => {
    const exchange = createHearingExchange();
    const front = await startFront({ exchangePort: await listen(exchange.server) });
    front.onConnection((socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }));
    const upgrade = line.endsWith('/ws') ? 'Connection: Upgrade\r\nUpgrade: websocket\r\n' : 'Connection: close\r\n';
    const { said, isClosed } = await rawExchange(front.port, `${line} HTTP/1.1\r\nHost: kontor.localhost\r\n${upgrade}\r\n`);
    expect([said, isClosed, exchange.calls(), front.pages()]).toEqual(['', true, [], 0]);
    await front.close();
    exchange.server.closeAllConnections();
    exchange.server.close();
  });
});
