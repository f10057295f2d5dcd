import type { Actor } from '@/exchange/app/actor';
import { followChain } from '@/exchange/app/custody/deposits/followChain';
import { ADDRESS_LIMIT } from '@/exchange/app/custody/deposits/ownAddresses';
import {
  depositAddress,
  listDeposits,
  newDepositAddress,
  practicePayment,
  submitRefundAddress,
} from '@/exchange/app/custody/deposits/ownDeposits';
import { ACCOUNT_CHANGED_TOPIC } from '@/exchange/app/events';
import { createOperatedCustody } from '@/exchange/db/operating/operatedCustody';
import { type DepositsRig, depositsRig, storedActor } from '../support/depositsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnEachDatabase } from '../support/testDatabase';

const BTC = { symbol: 'BTC', chainId: 'bitcoin' };
const XRP = { symbol: 'XRP', chainId: 'xrp' };

describeOnEachDatabase('deposits', (database) => {
  let rig: DepositsRig;
  let actor: Actor;
  beforeAll(async () => {
    rig = await depositsRig(database());
    for (const chainId of ['bitcoin', 'xrp', 'bsc']) await rig.follow(chainId);
  });
  beforeEach(async () => {
    actor = await storedActor(database());
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.writer.stop());

  const addressOf = (asked = BTC, whose = actor) => depositAddress(rig.context, whose, asked);
  const pay = async (amount: bigint, over: { memo?: string | null; asked?: typeof BTC; to?: string } = {}) => {
    const { asked = BTC } = over;
    const shown = await addressOf(asked);
    const { symbol, chainId } = asked;
    return rig.simulation.pay({ chainId, to: over.to ?? shown.address, asset: symbol, amount, memo: over.memo ?? shown.memo });
  };
  const inWallet = async (asset = 'BTC', whose = actor) => {
    const [row] = await database().query<{ available: bigint }>(
      "select available from accounts where owner_id = $1 and wallet = 'MAIN' and asset = $2",
      [whose.userId, asset],
    );
    return BigInt(row?.available ?? 0);
  };
  const listed = async (whose = actor) => (await listDeposits(rig.context, whose, {})).records;
  const statuses = async () => (await listed()).map(({ status }) => status);

  it('are shown as blocks come and credited once with their confirmations, from custody', async () => {
    await pay(12_345_678n);
    expect(await listed()).toEqual([]);
    await rig.blocks('bitcoin', 1);
    expect(await listed()).toMatchObject([
      {
        coinSymbol: 'BTC',
        amount: '0.12345678',
        name: 'Bitcoin',
        status: 'PENDING',
        confirmations: 1,
        confirmationsNeeded: 2,
        creditedAt: null,
      },
    ]);
    expect(await inWallet()).toBe(0n);
    await rig.blocks('bitcoin', 1);
    expect(await listed()).toMatchObject([{ status: 'CREDITED', confirmations: 2, creditedAt: rig.clock.now() }]);
    expect(await inWallet()).toBe(12_345_678n);
    await rig.blocks('bitcoin', 5);
    expect(await inWallet()).toBe(12_345_678n);
    const entries = await database().query<{ owner: string; amount: bigint }>(
      `select a.owner_id as owner, e.amount from ledger_postings p join ledger_entries e on e.posting_id = p.id
         join accounts a on a.id = e.account_id
        where p.kind = 'deposit.credit' and exists (select 1 from ledger_entries f join accounts b on b.id = f.account_id
              where f.posting_id = p.id and b.owner_id = $1) order by e.amount`,
      [actor.userId],
    );
    expect(entries).toEqual([
      { owner: 'custody', amount: -12_345_678n },
      { owner: actor.userId, amount: 12_345_678n },
    ]);
    expect(rig.bus.of(ACCOUNT_CHANGED_TOPIC)).toContainEqual({ userId: actor.userId, part: 'deposits', atMs: rig.clock.now() });
  });

  it('are credited once though the answer of the writer is lost, or the follower dies before it says so', async () => {
    await pay(500_000n);
    await rig.blocks('bitcoin', 1);
    const run = async (...asked: Parameters<typeof rig.writer.run>) => {
      await rig.writer.run(...asked);
      throw new Error('the answer is lost');
    };
    const lossy = { ...rig.following, writer: { run } as unknown as typeof rig.writer };
    await rig.simulation.mine('bitcoin', 1);
    await expect(followChain(lossy, rig.chain('bitcoin'))).rejects.toThrow('lost');
    await rig.follow('bitcoin');
    await rig.blocks('bitcoin', 1);
    expect(await inWallet()).toBe(500_000n);
    expect(await statuses()).toEqual(['CREDITED']);
  });

  it('that a reorganisation takes are gone, and come once when they are there again', async () => {
    await pay(700_000n);
    await rig.blocks('bitcoin', 1);
    await rig.simulation.reorganise('bitcoin', 1, true);
    await rig.follow('bitcoin');
    expect(await listed()).toEqual([]);
    await rig.blocks('bitcoin', 4);
    expect(await inWallet()).toBe(0n);
    await pay(900_000n);
    await rig.blocks('bitcoin', 1);
    await rig.simulation.reorganise('bitcoin', 1, false);
    await rig.follow('bitcoin');
    await rig.blocks('bitcoin', 3);
    expect(await inWallet()).toBe(900_000n);
    expect(await statuses()).toEqual(['CREDITED']);
  });

  it('below the minimum wait until they reach it together', async () => {
    await pay(4_000n);
    await rig.blocks('bitcoin', 3);
    expect(await statuses()).toEqual(['SMALL']);
    await pay(5_999n);
    await rig.blocks('bitcoin', 3);
    expect(await statuses()).toEqual(['SMALL', 'SMALL']);
    expect(await inWallet()).toBe(0n);
    await pay(1n);
    await rig.blocks('bitcoin', 3);
    expect(await statuses()).toEqual(['CREDITED', 'CREDITED', 'CREDITED']);
    expect(await inWallet()).toBe(10_000n);
  });

  it('wait while the network is paused, and are credited when it opens', async () => {
    await pay(100_000n);
    await database().query("update networks set deposits_paused = 'MAINTENANCE' where asset = 'BTC' and chain_id = 'bitcoin'");
    await rig.blocks('bitcoin', 3);
    expect(await statuses()).toEqual(['PENDING']);
    await expect(addressOf()).rejects.toMatchObject({ codeName: 'depositsPaused' });
    await database().query("update networks set deposits_paused = null where asset = 'BTC'");
    await rig.blocks('bitcoin', 1);
    expect(await inWallet()).toBe(100_000n);
  });

  it('of frozen accounts are kept aside and credited when the freeze ends; of closed ones they stay aside', async () => {
    const closed = await storedActor(database());
    const theirs = await addressOf(BTC, closed);
    await pay(200_000n);
    await rig.simulation.pay({ chainId: 'bitcoin', to: theirs.address, asset: 'BTC', amount: 300_000n, memo: null });
    const audit = { actor: 'operator:test', action: 'test', subject: 'test', details: {} };
    await rig.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false, audit });
    await rig.writer.run('closeAccount', { actor: closed, isPractice: true, closes: { givesUp: true, audit } });
    await rig.blocks('bitcoin', 3);
    expect((await listed()).map(({ status, reason }) => [status, reason])).toEqual([['ASIDE', 'ACCOUNT_FROZEN']]);
    expect((await listed(closed)).map(({ status, reason }) => [status, reason])).toEqual([['ASIDE', 'ACCOUNT_CLOSED']]);
    await rig.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false, audit });
    await rig.blocks('bitcoin', 1);
    expect(await inWallet()).toBe(200_000n);
    expect(await inWallet('BTC', closed)).toBe(0n);
  });

  it('of accounts that close meanwhile, or are closed, are lost to nobody: operators see why they lie there, and return them', async () => {
    const audit = { actor: 'operator:test', action: 'test', subject: 'test', details: {} };
    const operated = createOperatedCustody(database());
    const waiting = await pay(200_000n);
    await rig.blocks('bitcoin', 1);
    expect(await statuses()).toEqual(['PENDING']);
    await rig.writer.run('closeAccount', { actor, isPractice: true, closes: { givesUp: true, audit } });
    const late = await pay(300_000n);
    await rig.blocks('bitcoin', 3);
    const aside = await operated.deposits({ status: 'ASIDE', userId: actor.userId, limit: 10 });
    expect(aside).toMatchObject([
      { txId: late, amount: 300_000n, reason: 'ACCOUNT_CLOSED' },
      { txId: waiting, amount: 200_000n, reason: 'ACCOUNT_CLOSED' },
    ]);
    expect(await inWallet()).toBe(0n);
    for (const { depositId } of aside) expect(await operated.markReturned(depositId, audit, 1)).toBe(true);
    await rig.blocks('bitcoin', 1);
    expect(await statuses()).toEqual(['RETURNED', 'RETURNED']);
    // Not twice.
    expect(await operated.markReturned(aside[0]?.depositId ?? '', audit, 1)).toBe(false);
  });

  it('without a memo, or with one that is nobody’s, go to operators; with it they are their owner’s', async () => {
    const shown = await addressOf(XRP);
    expect(shown.memo).toMatch(/^\d{9}$/);
    const send = (memo: string | null) => rig.simulation.pay({ chainId: 'xrp', to: shown.address, asset: 'XRP', amount: 5_000_000n, memo });
    const [without, wrong] = [await send(null), await send(`${shown.memo?.slice(0, -1)}${shown.memo?.endsWith('0') ? '1' : '0'}`)];
    await send(shown.memo);
    await rig.blocks('xrp', 4);
    expect(await inWallet('XRP')).toBe(5_000_000n);
    const kept = await database().query("select tx_id, reason from deposits where chain_id = 'xrp' and status = 'ASIDE' order by id");
    expect(kept).toEqual([
      { tx_id: without, reason: 'MEMO_MISSING' },
      { tx_id: wrong, reason: 'MEMO_UNKNOWN' },
    ]);
  });

  it('have an address of their own per user and network, for ever, and another one on request, so many', async () => {
    const first = await addressOf();
    expect(await addressOf()).toEqual(first);
    expect((await addressOf(BTC, await storedActor(database()))).address).not.toBe(first.address);
    expect((await addressOf({ symbol: 'BTC', chainId: 'bsc' })).address).toMatch(/^0x/);
    const second = await newDepositAddress(rig.context, actor, BTC);
    expect(second.address).not.toBe(first.address);
    expect((await addressOf()).address).toBe(second.address);
    await pay(100_000n, { to: first.address });
    await rig.blocks('bitcoin', 3);
    expect(await inWallet()).toBe(100_000n);
    for (let count = 2; count < ADDRESS_LIMIT; count += 1) await newDepositAddress(rig.context, actor, BTC);
    await expect(newDepositAddress(rig.context, actor, BTC)).rejects.toMatchObject({ codeName: 'addressLimit' });
  });

  it('get one address when two pages ask at once', async () => {
    const [one, two] = await Promise.all([addressOf(), addressOf()]);
    expect(one).toEqual(two);
  });

  it('are refused on networks that are none of the coin’s', async () => {
    await expect(addressOf({ symbol: 'BTC', chainId: 'tron' })).rejects.toMatchObject({ codeName: 'chainUnknown' });
    await expect(addressOf({ symbol: 'NONE', chainId: 'bitcoin' })).rejects.toMatchObject({ codeName: 'assetUnknown' });
  });

  it('have a place they go back to, which is looked at before it is kept', async () => {
    const session = { ...actor, sessionId: '1', sessionEndsMs: 0 };
    const caller = { brand: 'kontor', host: 'kontor.localhost', language: 'en', ip: '192.0.2.1', userAgent: '' };
    const submit = (address: string, over: { memo?: string; asked?: typeof BTC } = {}) =>
      submitRefundAddress(rig.context, session, caller, { ...(over.asked ?? BTC), address, ...(over.memo && { memo: over.memo }) });
    const own = await addressOf();
    await expect(submit(own.address)).rejects.toMatchObject({ codeName: 'addressOwn' });
    await expect(submit(await rig.chain('bitcoin').addressOf(0))).rejects.toMatchObject({ codeName: 'addressOwn' });
    const tagged = await addressOf(XRP);
    for (const memo of [tagged.memo ?? '', `0${tagged.memo}`, undefined])
      await expect(submit(tagged.address, { asked: XRP, ...(memo && { memo }) })).rejects.toMatchObject({ codeName: 'addressOwn' });
    await expect(submit(tagged.address, { asked: XRP, memo: 'abc' })).rejects.toMatchObject({ codeName: 'memoInvalid' });
    expect(rig.proofs).toEqual([]);
    await expect(submit('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).rejects.toMatchObject({ codeName: 'addressOtherNetwork' });
    await expect(submit('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).rejects.toMatchObject({ codeName: 'addressChecksum' });
    const good = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect((await submit(good.toUpperCase())).refund).toEqual({ address: good, memo: null });
    expect((await addressOf()).refund).toEqual({ address: good, memo: null });
    // Each other place is asked a proof for and told; the same again is not.
    await submit(good);
    expect(rig.proofs).toEqual([{ network: 'Bitcoin (BTC)', recipient: good }]);
    const other = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
    expect((await submit(other, { asked: XRP, memo: '0077' })).refund).toEqual({ address: other, memo: '77' });
    expect(rig.proofs.at(-1)).toMatchObject({ recipient: other, memo: '77' });
  });

  it('of practice coins come on request, a few a day, and are written down', async () => {
    for (let left = 4; left >= 0; left -= 1)
      expect(await practicePayment(rig.context, actor, BTC)).toEqual({ amount: '0.002', paymentsLeft: left });
    await expect(practicePayment(rig.context, actor, BTC)).rejects.toMatchObject({ codeName: 'practicePaymentLimit' });
    await rig.blocks('bitcoin', 2);
    expect(await inWallet()).toBe(1_000_000n);
    const audit = await database().query(
      "select count(*)::int as lines from audit_log where action = 'practice.payment' and subject = $1",
      [`user:${actor.userId}`],
    );
    expect(audit).toEqual([{ lines: 5 }]);
    rig.clock.advance(86_400_001);
    expect((await addressOf()).practicePaymentsLeft).toBe(5);
  });

  it('wait while money stands still, and are credited when it moves again', async () => {
    const audit = { actor: 'operator:alice', action: 'test', subject: 'money', details: {} };
    await rig.writer.run('setMoneyHalt', { reason: 'OPERATOR', audit });
    await pay(300_000n);
    await expect(rig.blocks('bitcoin', 3)).rejects.toMatchObject({ codeName: 'unavailable' });
    expect([await statuses(), await inWallet()]).toEqual([['PENDING'], 0n]);
    await rig.writer.run('setMoneyHalt', { reason: null, lifts: rig.writer.moneyHalt()?.atMs ?? 0, audit });
    await rig.blocks('bitcoin', 1);
    expect([await statuses(), await inWallet()]).toEqual([['CREDITED'], 300_000n]);
  });

  it('that were credited halt the network when their block is lost, and nothing of it is credited until an operator has looked', async () => {
    await pay(400_000n);
    await rig.blocks('bitcoin', 2);
    expect(await inWallet()).toBe(400_000n);
    await rig.simulation.reorganise('bitcoin', 2, true);
    expect(await rig.follow('bitcoin')).toBeUndefined();
    expect(await rig.store.standing('bitcoin')).toMatchObject({
      haltedMs: rig.clock.now(),
      haltedFor: expect.stringContaining('1 deposits'),
    });
    const standing = await rig.context.networks.find('BTC', 'bitcoin', 'kontor');
    expect([standing?.deposits.pausedFor, standing?.withdrawals.pausedFor]).toEqual(['HALTED', 'HALTED']);
    await rig.blocks('bitcoin', 3);
    expect(await inWallet()).toBe(400_000n);
    expect(await statuses()).toEqual(['CREDITED']);
  });
});
