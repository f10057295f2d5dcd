import { openFuzzedExchange } from '../support/fuzzedExchange';

const MINUTE = 60_000;
const ALMOST_IDLE = 12 * 60 * MINUTE - 1_000;

// Through the whole exchange: what says that somebody is at it has a long way from the call to the session.
describe('a session', () => {
  it('goes on while somebody acts, and ends 12 h after they last did, however much is read', async () => {
    let time = 1_790_000_000_000;
    const exchange = await openFuzzedExchange(2, { now: () => time });
    const [acting = '', reading = ''] = exchange.tokens;
    const status = async (name: 'userInfo' | 'sessionActive', token: string) => (await exchange.call(name, {}, token)).status;
    try {
      time += ALMOST_IDLE;
      expect([await status('sessionActive', acting), await status('userInfo', reading)]).toEqual([200, 200]);
      time += 2_000;
      expect([await status('userInfo', acting), await status('userInfo', reading)]).toEqual([200, 403]);
      time += ALMOST_IDLE - 2_000;
      expect(await status('userInfo', acting)).toBe(200);
      time += 2_000;
      expect(await status('userInfo', acting)).toBe(403);
    } finally {
      await exchange.stop();
    }
  });
});
