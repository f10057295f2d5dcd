import { PAGE_READS } from '@/contract/pageReads';
import { openFuzzedExchange } from '../support/fuzzedExchange';

const MINUTE = 60_000;
const ALMOST_IDLE = 12 * 60 * MINUTE - 1_000;

// Through the whole exchange: what says that a user is at it has a long way from the call to the session.
describe('a session', () => {
  it('goes on while a user acts, and ends 12 h after they last did, however much is read', async () => {
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

  it('is not in use by what a page asks by itself, whatever it is answered', async () => {
    let time = 1_790_000_000_000;
    const asked = ['noticeCount', 'practiceStatus', 'handover', 'verificationState', ...PAGE_READS] as const;
    const exchange = await openFuzzedExchange(asked.length, { now: () => time });
    try {
      time += ALMOST_IDLE;
      for (const [at, name] of asked.entries()) {
        const params =
          name === 'pushStatus'
            ? { endpoint: 'https://updates.push.services.mozilla.com/1' }
            : { uploadId: '1', level: 'BASIC', version: 1 };
        expect([name, (await exchange.call(name, params, exchange.tokens[at])).status]).toEqual([name, 200]);
      }
      time += 2_000;
      for (const [at, name] of asked.entries())
        expect([name, (await exchange.call('userInfo', {}, exchange.tokens[at])).status]).toEqual([name, 403]);
    } finally {
      await exchange.stop();
    }
  });
});
