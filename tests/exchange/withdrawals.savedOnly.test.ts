import type { Chain } from '@/exchange/app/custody/chain';
import { addAddress, setSavedOnly } from '@/exchange/app/withdrawals/addressBook';
import type { WithdrawalContext } from '@/exchange/app/withdrawals/context';
import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { refuseBesidesSaved } from '@/exchange/app/withdrawals/savedOnly';
import { createBookStore } from '@/exchange/db/withdrawals/bookStore';
import { createWithdrawalQueries } from '@/exchange/db/withdrawals/withdrawalQueries';
import { refusalOf } from '../support/accountsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance } from '../support/moneyDesk';
import { type SendingRig, SOMEWHERE, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

const NOW = 1_000_000;
const asked = (choice: { isOn: boolean; endsMs: number | null }) =>
  refusalOf(refuseBesidesSaved({ queries: { savedOnly: async () => choice }, clock: { now: () => NOW } }, '1'));

describe('while coins leave to saved addresses only', () => {
  it('nothing else is a way out, until the day is over that its owner waits for', async () => {
    expect(await asked({ isOn: true, endsMs: null })).toBe('addressNotSaved');
    expect(await asked({ isOn: true, endsMs: NOW + 1 })).toBe('addressNotSaved');
    expect(await asked({ isOn: true, endsMs: NOW })).toBe('answered');
    expect(await asked({ isOn: false, endsMs: null })).toBe('answered');
  });
});

const DAY_MS = 86_400_000;
const BTC = 100_000_000n;
const HELD = 10_000_000n;

describeOnDatabase('what waits when coins leave to saved addresses only from now on', (database) => {
  let rig: SendingRig;
  let context: WithdrawalContext;
  beforeAll(async () => {
    rig = await startSending(database());
    const { networks, clock } = rig.following;
    const sending = { admitChoice: async () => {}, proveForAddress: async () => {} };
    context = {
      ...{ queries: createWithdrawalQueries(database()), book: createBookStore(database(), { delivery: () => {}, notices: () => {} }) },
      ...{ writer: rig.money.writer, networks, clock, scales: rig.money.writer.scales, chains: { get: () => rig.chain } },
      accounts: { sending, tellOwner: async () => {} },
    } as unknown as WithdrawalContext;
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  const actorOf = (userId: string) => ({ userId, brand: 'kontor', sessionId: '1' }) as never;
  const choose = (userId: string, isOn = true) => setSavedOnly(context, actorOf(userId), { isOn });
  const save = async (userId: string, readyInMs: number, address = SOMEWHERE) => {
    const { addressId } = await addAddress(
      context,
      actorOf(userId),
      {} as never,
      {
        ...{ label: 'Cold store', chainId: 'bitcoin', symbol: 'BTC', address, currentPassword: 'none' },
      } as never,
    );
    await database().query('update withdrawal_addresses set usable_ms = $2 where id = $1', [addressId, context.clock.now() + readyInMs]);
  };
  const main = (userId: string) => balance(database(), { userId, brand: 'kontor', accountType: 0 }, 'BTC', 'MAIN');
  const state = async (id: string) => {
    const { status, reason } = (await rig.following.store.byId(id)) ?? {};
    return [status, reason];
  };
  const GIVEN_BACK = ['REJECTED', 'NOT_SAVED'];
  const toStatus = async (status: 'HELD' | 'REVIEW' | 'APPROVED') => {
    const userId = await rig.account(BTC);
    const { withdrawalId } = await rig.ask(userId);
    if (status !== 'HELD') await rig.money.writer.run('moveWithdrawal', { withdrawalId, from: 'HELD', to: status, changes: {} });
    return { userId, withdrawalId };
  };

  it.each(['HELD', 'REVIEW', 'APPROVED'] as const)('is given back at once where it goes to another address: %s', async (status) => {
    const { userId, withdrawalId } = await toStatus(status);
    expect(await main(userId)).toEqual({ available: BTC - HELD, held: HELD });
    await choose(userId);
    expect(await state(withdrawalId)).toEqual(GIVEN_BACK);
    expect(await main(userId)).toEqual({ available: BTC, held: 0n });
    // Whoever approves it, or brings it on, is too late; asked again nothing is given back twice.
    await expect(rig.money.writer.run('moveWithdrawal', { withdrawalId, from: status, to: 'APPROVED' })).rejects.toMatchObject({
      codeName: 'withdrawalMoved',
    });
    await choose(userId);
    expect(await main(userId)).toEqual({ available: BTC, held: 0n });
  });

  it('goes on to an address that stands ready in the book, and to a new one of the book no more than to a stranger', async () => {
    const [ready, waiting, otherNetwork] = [await toStatus('HELD'), await toStatus('HELD'), await toStatus('HELD')];
    await save(ready.userId, 0);
    await save(waiting.userId, 1);
    await save(otherNetwork.userId, 0);
    await database().query("update withdrawal_addresses set asset = 'ETH' where user_id = $1", [otherNetwork.userId]);
    for (const { userId } of [ready, waiting, otherNetwork]) await choose(userId);
    expect(await state(ready.withdrawalId)).toEqual(['HELD', 'WINDOW']);
    expect(await state(waiting.withdrawalId)).toEqual(GIVEN_BACK);
    expect(await state(otherNetwork.withdrawalId)).toEqual(GIVEN_BACK);
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
    expect((await state(ready.withdrawalId))[0]).toBe('SENT');
  });

  it('is another user’s own, and what was given back makes the limit of the day no smaller', async () => {
    const [mine, theirs] = [await toStatus('HELD'), await toStatus('HELD')];
    await choose(mine.userId);
    expect((await state(theirs.withdrawalId))[0]).toBe('HELD');
    expect(await context.queries.usedCents(mine.userId, 0)).toBe(0n);
  });

  it('is given back by whoever brings it on, where the process died behind the choice or it was asked for at the same moment', async () => {
    for (const status of ['HELD', 'REVIEW', 'APPROVED'] as const) {
      const { userId, withdrawalId } = await toStatus(status);
      await database().query('insert into withdrawal_choices (user_id, saved_only, ends_ms) values ($1, true, null)', [userId]);
      await rig.turn();
      expect(await state(withdrawalId)).toEqual(GIVEN_BACK);
      expect(await main(userId)).toEqual({ available: BTC, held: 0n });
    }
  });

  it('waits on once the choice is over', async () => {
    const { userId, withdrawalId } = await toStatus('HELD');
    const endsMs = context.clock.now();
    await database().query('insert into withdrawal_choices (user_id, saved_only, ends_ms) values ($1, true, $2)', [userId, endsMs]);
    await rig.turn();
    expect(await state(withdrawalId)).toEqual(['HELD', 'WINDOW']);
    // Switched off, it binds for a day more.
    await database().query('update withdrawal_choices set ends_ms = $2 where user_id = $1', [userId, endsMs + DAY_MS]);
    await rig.turn();
    expect(await state(withdrawalId)).toEqual(GIVEN_BACK);
  });

  /** A network at which something happens while it signs. */
  const turnWith = (whileSigning: () => Promise<unknown>) => {
    const chain: Chain = Object.assign(Object.create(rig.chain), {
      sign: async (...given: Parameters<Chain['sign']>) => {
        const signed = await rig.chain.sign(...given);
        await whileSigning();
        return signed;
      },
    });
    return followChain(rig.following, chain);
  };

  it('is never sent where the choice was made while it was signed: what was signed was not written down', async () => {
    const { userId, withdrawalId } = await toStatus('APPROVED');
    await turnWith(() => choose(userId));
    expect(await state(withdrawalId)).toEqual(GIVEN_BACK);
    expect(await rig.following.store.transactionsOf(withdrawalId)).toEqual([]);
    await rig.mine(3);
    await rig.turn();
    expect(await main(userId)).toEqual({ available: BTC, held: 0n });
  });

  it('is too late for what was signed before: it arrives, and its money moves once', async () => {
    const { userId, withdrawalId } = await toStatus('APPROVED');
    await rig.turn();
    expect((await state(withdrawalId))[0]).toBe('SENT');
    await choose(userId);
    expect((await state(withdrawalId))[0]).toBe('SENT');
    await rig.mine(3);
    await rig.turn();
    expect((await state(withdrawalId))[0]).toBe('DONE');
    expect(await main(userId)).toEqual({ available: BTC - HELD, held: 0n });
  });

  it('is not signed anew to another address where the network never took it', async () => {
    const { userId, withdrawalId } = await toStatus('APPROVED');
    await rig.simulation.arm('bitcoin', 'refuse');
    const chain: Chain = Object.assign(Object.create(rig.chain), {
      broadcast: async (...given: Parameters<Chain['broadcast']>) => {
        const answer = await rig.chain.broadcast(...given);
        await choose(userId);
        return answer;
      },
    });
    await followChain(rig.following, chain);
    await rig.turn();
    expect(await state(withdrawalId)).toEqual(GIVEN_BACK);
    expect(await main(userId)).toEqual({ available: BTC, held: 0n });
  });
});
