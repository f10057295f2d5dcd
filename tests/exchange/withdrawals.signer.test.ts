import type { Chain } from '@/exchange/app/custody/chain';
import { SignerAwayError } from '@/exchange/app/custody/signerAway';
import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { SignerPatience } from '@/exchange/app/withdrawals/follow/signerPatience';
import { Troubles } from '@/exchange/app/withdrawals/follow/troubles';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type SendingRig, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

const SECOND = 1_000;
const MINUTE = 60_000;

interface Line {
  withdrawalIds?: string[];
  failures?: number;
  waiting?: number;
  err?: Error;
  why?: string;
}

describe('a signer that is away while the clock is set back by an hour', () => {
  let now = 100 * MINUTE;
  const clock = { now: () => now };

  it('is asked again at once, and waited for as ever from then on', () => {
    const patience = new SignerPatience(clock);
    patience.failed('evm', '1', true);
    expect([patience.waits('evm', '1'), patience.waits('evm', '2')]).toEqual([true, true]);
    now -= 60 * MINUTE;
    expect(patience.waits('evm', '2')).toBe(false);
    patience.failed('evm', '2', true);
    expect(patience.waits('evm', '3')).toBe(true);
  });

  it('is said to be away once more, and not each second from then on', () => {
    const warn = jest.fn();
    const troubles = new Troubles(clock, { info: () => {}, warn, error: () => {} });
    const tell = () => troubles.tell('evm', new Set(['1']), 0);
    troubles.failed('evm', '1', new Error('away'));
    for (const move of [0, 0, -60 * MINUTE, SECOND]) {
      now += move;
      tell();
    }
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describeOnDatabase('whoever signs withdrawals', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  /** Withdrawals whose time is over, and a signer that answers as the test says, asked each second. */
  const waiting = async (count: number) => {
    const { clock } = rig.money;
    const ids: string[] = [];
    const amounts = new Map<bigint, string>();
    for (let place = 0; place < count; place += 1) {
      const amount = 10_000_000n + BigInt(place);
      const { withdrawalId } = await rig.ask(await rig.account(amount), { amount });
      amounts.set(amount - 100_000n, withdrawalId);
      ids.push(withdrawalId);
    }
    clock.advance(WINDOW_MS);
    const lines: Line[] = [];
    const ended: object[] = [];
    const log = {
      info: (fields: object) => void ended.push(fields),
      warn: (fields: object) => void lines.push(fields),
      error: () => {},
    };
    const following = { ...rig.following, patience: new SignerPatience(clock), troubles: new Troubles(clock, log), log };
    const asked: string[] = [];
    const seconds = async (number: number, answer: (id: string) => Error | undefined) => {
      const sign: Chain['sign'] = async (sending) => {
        const id = amounts.get(sending.amount) ?? '';
        asked.push(id);
        const error = answer(id);
        if (error) throw error;
        return rig.chain.sign(sending);
      };
      for (let second = 0; second < number; second += 1) {
        await followChain(following, { ...rig.chain, sign });
        clock.advance(SECOND);
      }
    };
    const finish = async () => {
      await rig.mine(3);
      await followChain(following, rig.chain);
      for (const id of ids) expect(await rig.statusOf(id)).toBe('DONE');
    };
    return { ids, asked, lines, ended, seconds, finish };
  };

  it('is asked less and less often while away, once for all that wait, and is back with them', async () => {
    const { ids, asked, lines, ended, seconds, finish } = await waiting(3);
    const away = () => new SignerAwayError('the signer does not answer');
    await seconds(31, away);
    // After 0, 1, 3, 7 and 15 seconds: one withdrawal each time, and not the same each time.
    expect(asked).toHaveLength(5);
    expect(new Set(asked)).toEqual(new Set(ids));
    expect(lines.map(({ withdrawalIds }) => withdrawalIds)).toEqual(ids.map((id) => [id]));
    expect(lines[0]).toMatchObject({ failures: 1, waiting: 2, err: { message: 'the signer does not answer' } });
    await seconds(300, away);
    // Once a minute from then on, and said as often, without a stack.
    expect(asked.length).toBeLessThan(5 + 7);
    expect(lines.length).toBeLessThan(3 + 6);
    expect(lines.at(-1)).toMatchObject({ failures: 3, waiting: 0, why: 'SignerAwayError: the signer does not answer' });
    expect(lines.at(-1)?.err).toBeUndefined();
    expect(ended).toEqual([]);
    await seconds(2 * 60, () => undefined);
    expect(ended).toHaveLength(1);
    await finish();
  });

  it('that refuses one is asked for the others at once, and for that one less and less often', async () => {
    const { ids, asked, lines, seconds, finish } = await waiting(3);
    const [first = '', ...others] = ids;
    const refuses = (id: string) => (id === first ? new Error('refused: more than 5 at once') : undefined);
    await seconds(63, refuses);
    expect(asked.slice(0, 4)).toEqual([...ids, first]);
    for (const id of others) expect(await rig.statusOf(id)).toBe('SENT');
    expect(asked.filter((id) => id === first)).toHaveLength(6);
    // When it began, and a minute later.
    expect(lines.map(({ withdrawalIds, failures, waiting: left }) => [withdrawalIds, failures, left])).toEqual([
      [[first], 1, 0],
      [[first], 1, 0],
    ]);
    // Another reason is told at once.
    await seconds(64, (id) => (id === first ? new Error('refused: the receiver') : undefined));
    expect(
      lines
        .slice(2)
        .map(({ err }) => err?.message)
        .filter(Boolean),
    ).toEqual(['refused: the receiver']);
    await seconds(64, () => undefined);
    await finish();
  });

  it('that one withdrawal makes silent signs the others', async () => {
    const { ids, asked, seconds, finish } = await waiting(3);
    const [first = ''] = ids;
    await seconds(3, (id) => (id === first ? new SignerAwayError('the signer does not answer') : undefined));
    for (const id of ids.slice(1)) expect(await rig.statusOf(id)).toBe('SENT');
    await seconds(MINUTE / SECOND, (id) => (id === first ? new SignerAwayError('the signer does not answer') : undefined));
    expect(asked.filter((id) => id === first).length).toBeLessThan(8);
    await seconds(64, () => undefined);
    await finish();
  });
});
