import { Compile } from 'typebox/compile';
import { calls } from '@/contract/calls';
import type { SessionActor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { MONEY_SOURCES } from '@/exchange/app/notices/teller';
import { listTransactions } from '@/exchange/app/wallet/transactions/listTransactions';
import type { UserTransferContext } from '@/exchange/app/wallet/users/context';
import { centsOf } from '@/exchange/app/wallet/users/sendLimit';
import { receiverFind, sendToUser, userTransferState } from '@/exchange/app/wallet/users/sendToUser';
import { createTellerStore } from '@/exchange/db/notices/tellerRepository';
import { ownParts } from '@/exchange/db/ownData/ownData';
import { createWalletQueries } from '@/exchange/db/wallet/walletQueries';
import { type AccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund, type Money } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';
import { startUserTransfers } from '../support/userTransferRig';

jest.setTimeout(60_000);

describeOnDatabase('sending to another user', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let context: UserTransferContext;
  let serial = 0;
  /** Whose coins leave to saved addresses only. */
  const savedOnly = new Set<string>();
  beforeAll(async () => {
    ({ rig, money, context } = await startUserTransfers(database(), '2000', async (userId) => {
      if (savedOnly.has(userId)) throw new AppError('addressNotSaved');
    }));
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await money.writer.stop();
  });

  async function person(isVerified = true) {
    serial += 1;
    const email = `person.${serial}@mail.example`;
    const { token, id } = await rig.register(email);
    if (isVerified) await database().query('update users set auth_status = 1 where id = $1', [id]);
    const actor = (await rig.accounts.authenticate(token, rig.caller.brand, false)) as SessionActor;
    await fund(money, actor, 'USDT', '5000');
    await money.writer.run('transfer', {
      ...{ userId: id, clientTransferId: `fund-${id}`, asset: 'USDT', amount: 5_000n * 10n ** 8n, from: 'TRADE', to: 'MAIN' },
    });
    return { email, id, actor };
  }
  const main = async (id: string) => {
    const [row] = await database().query<{ available: bigint | string }>(
      "select available from accounts where owner_id = $1 and wallet = 'MAIN' and asset = 'USDT'",
      [id],
    );
    return BigInt(row?.available ?? 0);
  };
  const name = () => {
    serial += 1;
    return `send-${serial}`;
  };
  const send = (actor: SessionActor, to: object, over: object = {}) =>
    sendToUser(context, actor, rig.caller, {
      ...to,
      ...{ asset: 'USDT', amount: '12.5', clientTransferId: name(), currentPassword: STRONG_PASSWORD },
      ...over,
    });

  it('takes from one main wallet what it gives to the other, once, however often the call comes', async () => {
    const [mei, luca] = [await person(), await person()];
    const clientTransferId = name();
    const made = await send(mei.actor, { email: luca.email.toUpperCase() }, { clientTransferId, note: '  Rent \n share ' });
    const again = await Promise.all([1, 2, 3].map(() => send(mei.actor, { uid: luca.id }, { clientTransferId, note: 'Rent share' })));
    expect(again).toEqual([made, made, made]);
    expect([await main(mei.id), await main(luca.id)]).toEqual([498_750_000_000n, 501_250_000_000n]);
    for (const other of [{ amount: '12.6' }, { note: 'Other' }])
      expect(await refusalOf(send(mei.actor, { uid: luca.id }, { clientTransferId, note: 'Rent share', ...other }))).toBe(
        'transferIdReused',
      );
    // Nor to anybody else.
    const other = await person();
    expect(await refusalOf(send(mei.actor, { uid: other.id }, { clientTransferId, note: 'Rent share' }))).toBe('transferIdReused');
    // A stranger's name for a transfer is their own.
    await send(luca.actor, { uid: mei.id }, { clientTransferId, amount: '2.5' });
    expect([await main(mei.id), await main(luca.id)]).toEqual([499_000_000_000n, 501_000_000_000n]);

    const validator = Compile(calls.transactions.data);
    const seen = async (actor: SessionActor) => {
      const page = await listTransactions({ queries: createWalletQueries(database()), scales: context.scales }, actor, {});
      expect(validator.Errors(page)).toEqual([]);
      return page.records.map(({ type, amount, detail }) => ({ type, amount, detail }));
    };
    expect(await seen(mei.actor)).toEqual(
      expect.arrayContaining([
        { type: 'INTERNAL_OUT', amount: '-12.5', detail: { name: made.name, uid: luca.id, note: 'Rent share', clientTransferId } },
      ]),
    );
    expect(await seen(luca.actor)).toEqual(
      expect.arrayContaining([
        { type: 'INTERNAL_IN', amount: '12.5', detail: { name: expect.stringMatching(/\*\*\*.*@/), uid: mei.id, note: 'Rent share' } },
      ]),
    );
    expect((await userTransferState(context, mei.actor)).recent).toMatchObject([{ uid: luca.id, name: made.name, sent: 1 }]);
    expect(await receiverFind(context, mei.actor, rig.caller, { email: luca.email })).toEqual({ name: made.name, sent: 1 });
    const mine = await ownParts(database())
      .find(({ name: part }) => part === 'user-transfers')
      ?.read(luca.id, undefined);
    expect(mine?.rows).toMatchObject([
      { direction: 'RECEIVED', amount: '12.5' },
      { direction: 'SENT', amount: '2.5' },
    ]);
  });

  it('goes to nobody but who was shown: whoever is called otherwise by then receives nothing', async () => {
    const [mei, luca, ines] = [await person(), await person(), await person()];
    const { name: shown } = await receiverFind(context, mei.actor, rig.caller, { uid: luca.id });
    await database().query('update users set email = $2 where id = $1', [ines.id, `zz.${ines.email}`]);
    expect(await refusalOf(send(mei.actor, { uid: ines.id }, { receiverName: shown }))).toBe('receiverOther');
    expect([await main(mei.id), await main(ines.id)]).toEqual([500_000_000_000n, 500_000_000_000n]);
    expect(await send(mei.actor, { uid: luca.id }, { receiverName: shown })).toMatchObject({ name: shown });
  });

  it('lets no more leave in 24 hours than the level may, of many at once neither, and never more than there is', async () => {
    const [mei, luca] = [await person(), await person()];
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => send(mei.actor, { uid: luca.id }, { amount: '600' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await main(mei.id)).toBe(3_200n * 10n ** 8n);
    expect(await userTransferState(context, mei.actor)).toMatchObject({ limitUsd: '2000', leftUsd: '200' });
    expect(await refusalOf(send(mei.actor, { uid: luca.id }, { amount: '200.000001' }))).toBe('sendingLimit');
    const rich = { ...context, limitUsd: async () => '1000000' };
    const tooMuch = sendToUser(rich, mei.actor, rig.caller, {
      ...{ uid: luca.id, asset: 'USDT', amount: '3200.00000001', clientTransferId: name(), currentPassword: STRONG_PASSWORD },
    });
    expect(await refusalOf(tooMuch)).toMatch(/^balanceTooLow/);
    expect(centsOf(context, 'BTC', '0.00000001')).toBe(1n);
    expect(await refusalOf(Promise.resolve().then(() => centsOf(context, 'EUR', '1')))).toBe('unavailable');
  });

  it('answers the same for whoever cannot receive, whatever the reason', async () => {
    const [mei, unverified, frozen, selfFrozen, locked] = [
      await person(),
      await person(false),
      await person(),
      await person(),
      await person(),
    ];
    await money.writer.run('setFrozen', {
      actor: frozen.actor,
      isFrozen: true,
      cancelOrders: false,
      audit: { actor: 'operator:alice', action: 'user.freeze', subject: `user:${frozen.id}`, details: {} },
    });
    await money.writer.run('setFrozen', { actor: selfFrozen.actor, isFrozen: true, cancelOrders: false });
    await database().query('update users set locked_at = 1 where id = $1', [locked.id]);
    const asked = [
      { email: 'nobody@mail.example' },
      { phone: '51234567', dialingCode: '852' },
      { uid: '999999999' },
      ...[unverified, frozen, selfFrozen, locked].flatMap(({ email, id }) => [{ email }, { uid: id }]),
    ];
    const answers = await Promise.all(
      asked.map((one) => receiverFind(context, mei.actor, rig.caller, one).catch((error: unknown) => error)),
    );
    for (const answer of answers) expect(answer).toEqual(new AppError('receiverUnknown'));
    expect(await refusalOf(receiverFind(context, mei.actor, rig.caller, { uid: mei.id }))).toBe('receiverSelf');
    // What has become of the receiver since is asked again where the money moves.
    const terms = {
      senderId: mei.id,
      clientTransferId: name(),
      asset: 'USDT',
      amount: 1n,
      cents: 1n,
      note: null,
      senderName: '',
      receiverName: '',
    };
    expect(await refusalOf(money.writer.run('sendToUser', { terms: { ...terms, receiverId: frozen.id }, limitCents: 10n }))).toBe(
      'receiverUnknown',
    );
  });

  it('goes to nobody while coins leave to saved addresses only', async () => {
    const [mei, luca] = [await person(), await person()];
    savedOnly.add(mei.id);
    expect(await refusalOf(send(mei.actor, { uid: luca.id }))).toBe('addressNotSaved');
    expect([await main(mei.id), await main(luca.id)]).toEqual([500_000_000_000n, 500_000_000_000n]);
  });

  it('does not leave either where that was chosen while it was proven', async () => {
    const [mei, luca] = [await person(), await person()];
    const choose = context.limitUsd;
    jest.spyOn(context, 'limitUsd').mockImplementationOnce(async (actor) => {
      await database().query('insert into withdrawal_choices (user_id, saved_only) values ($1::bigint, true)', [mei.id]);
      return choose(actor);
    });
    expect(await refusalOf(send(mei.actor, { uid: luca.id }))).toBe('addressNotSaved');
    expect(await main(mei.id)).toBe(5_000n * 10n ** 8n);
    await database().query('update withdrawal_choices set ends_ms = $2 where user_id = $1::bigint', [mei.id, context.clock.now()]);
    expect(await refusalOf(send(mei.actor, { uid: luca.id }))).toBe('answered');
  });

  it('lets nobody learn an address book: every look counts, found or not', async () => {
    const [mei, luca] = [await person(), await person()];
    for (let look = 0; look < 60; look += 1) {
      await receiverFind(
        context,
        mei.actor,
        { ...rig.caller, ip: `203.0.113.${look}` },
        { uid: look % 2 === 0 ? luca.id : '999999999' },
      ).catch(() => undefined);
    }
    expect(await refusalOf(receiverFind(context, mei.actor, rig.caller, { uid: luca.id }))).toMatch(/^rateLimited/);
  });

  it('asks for the password and what the standing lets: not while frozen, nor while sending is held', async () => {
    const [mei, luca] = [await person(), await person()];
    expect(await refusalOf(send(mei.actor, { uid: luca.id }, { currentPassword: 'Wrong-one-1' }))).toBe('credentialsInvalid');
    await database().query('update users set sending_held_until = $2 where id = $1', [mei.id, rig.clock.now() + 1_000]);
    expect(await refusalOf(send(mei.actor, { uid: luca.id }))).toMatch(/^sendingHeld/);
    expect(await main(mei.id)).toBe(5_000n * 10n ** 8n);
  });

  it('asks for no second code where the same call comes again while the first is under way', async () => {
    const [mei, luca] = [await person(), await person()];
    const clientTransferId = name();
    let proofs = 0;
    const prove = async () => {
      proofs += 1;
      // Used up by the first.
      if (proofs > 1) throw new AppError('codeInvalid');
    };
    const asked = { uid: luca.id, asset: 'USDT', amount: '5', clientTransferId, currentPassword: STRONG_PASSWORD };
    const call = () => sendToUser({ ...context, payments: { ...context.payments, prove } }, mei.actor, rig.caller, asked);
    const [first, second] = await Promise.all([call(), call()]);
    expect([second, proofs]).toEqual([first, 1]);
    expect(await main(mei.id)).toBe(4_995n * 10n ** 8n);
  });

  it('asks how the sender stands where the money moves, however long ago they were who they are', async () => {
    const [mei, luca] = [await person(), await person()];
    const late = (columns: string) => {
      const prove: typeof context.payments.prove = async (...given) => {
        await context.payments.prove(...given);
        await database().query(`update users set ${columns} where id = $1`, [mei.id]);
      };
      return sendToUser({ ...context, payments: { ...context.payments, prove } }, mei.actor, rig.caller, {
        ...{ uid: luca.id, asset: 'USDT', amount: '5', clientTransferId: name(), currentPassword: STRONG_PASSWORD },
      });
    };
    expect(await refusalOf(late(`sending_held_until = ${money.clock.now() + 60_000}`))).toMatch(/^sendingHeld/);
    await database().query('update users set sending_held_until = null where id = $1', [mei.id]);
    expect(await refusalOf(late('locked_at = 1'))).toMatch(/^accountIsLocked/);
    expect(await main(mei.id)).toBe(5_000n * 10n ** 8n);
  });

  it('asks who sells for the same, and tells the owner at once with a link that locks the account', async () => {
    const [mei] = [await person()];
    const about = { amount: '0.01 BTC', recipient: 'Paywell: 818.18 EUR' };
    const confirmed = { amount: '0.01 BTC', recipient: 'Paywell: bank, EUR' };
    const sell = async (currentPassword: string) => {
      const { ticket } = await rig.accounts.payments.sendSaleCode(mei.actor, rig.caller, confirmed);
      await rig.settled();
      const proof = { currentPassword, ticket, code: rig.codeFor(mei.email) };
      return rig.accounts.payments.proveSale(mei.actor, rig.caller, proof, { terms: 'sale', confirmed, told: about });
    };
    const mails = () => rig.sent.filter(({ to, text }) => to === mei.email && text.includes('/lock-account#'));
    const before = mails().length;
    expect(await refusalOf(sell('Wrong-one-1'))).toBe('credentialsInvalid');
    expect(mails()).toHaveLength(before);
    await sell(STRONG_PASSWORD);
    expect(mails()).toHaveLength(before + 1);
    for (const row of Object.values(about)) expect(mails().at(-1)?.text).toContain(row);
    await database().query('update users set sending_held_until = $2 where id = $1', [mei.id, rig.clock.now() + 1_000]);
    expect(await refusalOf(sell(STRONG_PASSWORD))).toMatch(/^sendingHeld/);
  });

  it('is told to both, each once', async () => {
    const [mei, luca] = [await person(), await person()];
    await send(mei.actor, { uid: luca.id }, { amount: '7.25' });
    expect(MONEY_SOURCES).toContain('userTransfers');
    const store = createTellerStore(database() as never, { wake: () => undefined } as never);
    const told: string[] = [];
    for (let more = true; more; ) {
      more = await store.atomically(async (tables) => {
        const [next] = await tables.happened('userTransfers', 1);
        if (!next) return false;
        if (next.params.quantity === '7.25') told.push(`${next.topic} ${next.recipient?.userId}`);
        await tables.toldThrough('userTransfers', next.position);
        return true;
      });
    }
    expect(told).toEqual([`sentToUser ${mei.id}`, `receivedFromUser ${luca.id}`]);
  });
});
