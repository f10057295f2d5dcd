import type { CreateExpressOrder, SaleTerms } from '@/contract/express';
import { PLAIN_GROUND, PLAIN_STANDING } from '@/domain/account/standing';
import type { SessionActor } from '@/exchange/app/actor';
import type { ExpressContext } from '@/exchange/app/express/context';
import { createExpressOrder } from '@/exchange/app/express/createOrder';
import { quotePrice } from '@/exchange/app/express/prices';
import { saleChallenge, startSale } from '@/exchange/app/express/proveSale';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { change, sumOf } from '../support/expressMoney';
import { startExpress } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { actorOf, type PasskeyOwner, passkeyOwner } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const COINS = 3_000_000n;

describeOnDatabase('what proves a sale for money', (database) => {
  let rig: AccountsRig;
  let express: Awaited<ReturnType<typeof startExpress>>;
  let context: ExpressContext;
  let serial = 0;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    express = await startExpress(database());
    context = { ...express.context, sales: rig.accounts.payments };
    Object.assign(express.state, { level: 3 });
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => express.rig.money.writer.stop());

  const who = (actor: SessionActor) => ({ ...actor, standing: { ...PLAIN_STANDING, isVerified: true } });
  const terms = (over: Partial<SaleTerms> = {}): SaleTerms => ({ coin: 'BTC', amount: '0.01', currency: 'EUR', methodId: 'bank', ...over });

  /** A user with coins and nothing but a password. */
  async function seller() {
    serial += 1;
    const email = `seller.${serial}@mail.example`;
    const { token, id } = await rig.register(email);
    await change(express, id, 'BTC', COINS);
    const actor = await actorOf(rig, token);
    return { email, id, actor };
  }
  type Seller = Awaited<ReturnType<typeof seller>>;

  async function asked({ actor, email }: Seller, of = terms()) {
    const { ticket } = await startSale(context, who(actor), rig.caller, of);
    await rig.settled();
    return { ticket, code: rig.codeFor(email) };
  }
  function sell({ actor }: { actor: SessionActor }, proof: Partial<CreateExpressOrder>, of = terms()) {
    serial += 1;
    const { coin, currency } = of;
    const { price, validUntil, priceToken } = quotePrice(context, actor.brand, { side: 'SELL', coin, currency });
    const wanted = {
      ...of,
      side: 'SELL',
      price,
      validUntil,
      priceToken,
      clientOrderId: `p-${serial}`,
      currentPassword: STRONG_PASSWORD,
    } as const;
    return refusalOf(createExpressOrder(context, who(actor), { ...wanted, ...proof }, { ground: PLAIN_GROUND, caller: rig.caller }));
  }
  const other = (code: string) => (code === '000000' ? '000001' : '000000');
  const soldBy = async ({ id }: { id: string }) => COINS - (await sumOf(database(), id)).available;

  it('is the code that was sent for it beside the password: both at once, and the code once', async () => {
    const mei = await seller();
    const { ticket, code } = await asked(mei);
    const mail = rig.sent.filter(({ to }) => to === mei.email).at(-1)?.text;
    for (const row of ['0.01 BTC', 'bank, EUR']) expect(mail).toContain(row);
    expect(await sell(mei, { ticket, code: other(code) })).toBe('codeInvalid||4');
    expect(await sell(mei, { ticket, code, currentPassword: 'Wrong-one-1' })).toBe('credentialsInvalid');
    expect(await soldBy(mei)).toBe(0n);
    // However the amount is written.
    expect(await sell(mei, { ticket, code, amount: '0.010' })).toBe('answered');
    expect(await sell(mei, { ticket, code })).toBe('codeExpired');
    expect(await soldBy(mei)).toBe(1_000_000n);
  });

  it('is no code of another sale', async () => {
    const mei = await seller();
    const { ticket, code } = await asked(mei);
    for (const another of [terms({ amount: '0.011' }), terms({ methodId: 'card' }), terms({ currency: 'USD' })])
      expect([another, await sell(mei, { ticket, code }, another)]).toEqual([another, 'codeExpired']);
    expect(await soldBy(mei)).toBe(0n);
    expect(await sell(mei, { ticket, code })).toBe('answered');
  });

  it('is no code that was sent for something else, nor one of another user', async () => {
    const [mei, luca] = [await seller(), await seller()];
    const about = { amount: '0.01 BTC', recipient: `${express.provider.name}: bank, EUR` };
    const { ticket } = await rig.accounts.sending.sendCode(mei.actor, rig.caller, about);
    await rig.settled();
    expect(await sell(mei, { ticket, code: rig.codeFor(mei.email) })).toBe('codeExpired');
    const theirs = await asked(luca);
    expect(await sell(mei, theirs)).toBe('codeExpired');
    const own = await asked(mei);
    const withdrawn = rig.accounts.sending.prove(mei.actor, rig.caller, own, { about, terms: 'another' });
    expect(await refusalOf(withdrawn)).toBe('codeExpired');
    expect([await soldBy(mei), await soldBy(luca)]).toEqual([0n, 0n]);
  });

  it('has one count of guesses with withdrawals', async () => {
    const mei = await seller();
    const guess = async (isSale: boolean) => {
      const about = { amount: '1 BTC' };
      const { ticket } = isSale
        ? await startSale(context, who(mei.actor), rig.caller, terms())
        : await rig.accounts.sending.sendCode(mei.actor, rig.caller, about);
      await rig.settled();
      const code = other(rig.codeFor(mei.email));
      return isSale
        ? sell(mei, { ticket, code })
        : refusalOf(rig.accounts.sending.prove(mei.actor, rig.caller, { ticket, code }, { about, terms: 'another' }));
    };
    const refusals: string[] = [];
    // Codes to one address are few for each of the two; together they are enough to run out of guesses.
    for (let tries = 0; tries < 5; tries += 1) refusals.push(await guess(false), await guess(true));
    expect(refusals.slice(0, 4)).toEqual(['codeInvalid||4', 'codeInvalid||4', 'codeInvalid||4', 'codeInvalid||4']);
    expect(refusals.at(-1)).toMatch(/^rateLimited/);
  });

  it('is asked for of what can be sold, by whoever may sell', async () => {
    const mei = await seller();
    const ask = (of: Partial<SaleTerms>) => refusalOf(startSale(context, who(mei.actor), rig.caller, terms(of)));
    expect(await ask({ methodId: 'none' })).toBe('expressMethodUnknown');
    expect(await ask({ amount: '0.000000001' })).toMatch(/^amountStep/);
    expect(await ask({ coin: 'NONE' })).toMatch(/^assetUnknown/);
    express.state.isSavedOnly = true;
    expect(await ask({})).toBe('addressNotSaved');
    express.state.isSavedOnly = false;
    expect(await ask({})).toBe('answered');
  });

  it('makes one sale where it is sent again while the first is under way', async () => {
    const mei = await seller();
    const proof = { ...(await asked(mei)), clientOrderId: 'at-once' };
    expect(await Promise.all([sell(mei, proof), sell(mei, proof)])).toEqual(['answered', 'answered']);
    expect(await soldBy(mei)).toBe(1_000_000n);
  });

  describe('of who has a passkey', () => {
    let ines: PasskeyOwner;
    beforeAll(async () => {
      ines = await passkeyOwner(rig, 'ines.sells');
      await change(express, ines.id, 'BTC', COINS);
      // A new second factor holds what leaves; that is another rule.
      await database().query('update users set sending_held_until = null where id = $1', [ines.id]);
    });
    const signed = async (of = terms()) => ines.device.sign(await saleChallenge(context, who(ines.actor), rig.caller, of));

    it('is the code and a passkey that signed this sale, and no other', async () => {
      const sent = await asked(ines);
      expect(await sell(ines, sent)).toBe('secondFactorRequired||passkey');
      for (const another of [terms({ amount: '0.011' }), terms({ methodId: 'card' }), terms({ currency: 'USD' })])
        expect([another, await sell(ines, { ...sent, passkey: await signed(another) })]).toEqual([another, 'passkeyExpired']);
      const general = ines.device.sign(await rig.accounts.passkeys.challenge(ines.actor, rig.caller));
      expect(await sell(ines, { ...sent, passkey: general })).toBe('passkeyExpired');
      expect(await soldBy(ines)).toBe(0n);
      const passkey = await signed(terms({ amount: '0.010' }));
      expect(await sell(ines, { ...sent, passkey })).toBe('answered');
    });

    it('proves nothing else', async () => {
      const passkey = await signed();
      expect(await refusalOf(rig.accounts.passkeys.setLogin(ines.actor, rig.caller, { isOn: true, passkey }))).toBe('passkeyExpired');
    });
  });
});
