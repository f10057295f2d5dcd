import { PLAIN_STANDING } from '@/domain/account/standing';
import type { SessionStore } from '@/exchange/app/accounts/accountStore';
import type { LiveSession } from '@/exchange/app/accounts/model';
import { createSessionDirectory } from '@/exchange/app/accounts/sessions/sessionDirectory';
import { hashToken } from '@/exchange/app/tokens';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { silentLog } from '../support/silentLog';

const MINUTE = 60_000;
const START = 1_790_000_000_000;
const tokenOf = (nth: number) => String(nth).padStart(43, 't');

/** A directory over a store that has a session for every token, and says what it was asked. */
function directory() {
  let now = START;
  const looked: string[] = [];
  const touched: number[] = [];
  /** What a look waits for. */
  let held: Promise<void> | undefined;
  const names = new Map<string, string>();
  const sessions = new Map<string, LiveSession>();
  const store = {
    byTokenHash: async (tokenHash: string) => {
      const name = names.get(tokenHash) ?? '';
      looked.push(name);
      const known = sessions.get(name) ?? {
        ...{ sessionId: name, isFormer: false, userId: '7', brand: 'kontor', accountType: 0 as const },
        ...{ expiresAt: START + 1_000 * MINUTE, lastActiveAt: now, standing: PLAIN_STANDING },
      };
      sessions.set(name, known);
      await held;
      return known;
    },
    touch: async (_sessionId: string, at: number) => void touched.push(at - START),
  } as unknown as SessionStore;
  const bus = createInProcessBus(silentLog);
  const made = createSessionDirectory({ store, clock: { now: () => now }, bus }, { sessionDays: 30, idleMs: 1_000 * MINUTE });
  return {
    made,
    looked,
    touched,
    pass: (ms: number) => {
      now += ms;
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = () => {
          held = undefined;
          resolve();
        };
      });
      return release;
    },
    ask: (nth: number, isActing = false) => {
      names.set(hashToken(tokenOf(nth)), String(nth));
      return made.actorOf(tokenOf(nth), 'kontor', isActing);
    },
  };
}

describe('what a process remembers of sessions', () => {
  it('is asked for once in five seconds, and never of more than ten thousand: the oldest goes first', async () => {
    const { ask, looked, pass } = directory();
    await ask(0);
    await ask(0);
    expect(looked).toEqual(['0']);
    for (let nth = 1; nth < 10_000; nth += 1) await ask(nth);
    looked.length = 0;
    await ask(0);
    expect(looked).toEqual([]);
    await ask(10_000);
    await ask(1);
    await ask(0);
    expect(looked).toEqual(['10000', '0']);
    pass(5_000);
    await ask(1);
    expect(looked.at(-1)).toBe('1');
  });

  it('is nothing that a revocation has overtaken', async () => {
    const { made, ask, looked, hold } = directory();
    const release = hold();
    const asked = ask(1);
    made.announceRevoked({ userId: '9', sessionId: 'another' });
    release();
    await asked;
    await ask(1);
    expect(looked).toEqual(['1', '1']);
    await ask(1);
    expect(looked).toHaveLength(2);
  });

  it('is written down as use by the minute, where a user acts', async () => {
    const { ask, touched, pass } = directory();
    await ask(1, true);
    pass(MINUTE - 1);
    await ask(1, true);
    pass(1);
    await ask(1);
    expect(touched).toEqual([]);
    await ask(1, true);
    await ask(1, true);
    expect(touched).toEqual([MINUTE]);
  });
});
