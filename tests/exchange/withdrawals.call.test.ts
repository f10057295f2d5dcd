import { AppError } from '@/exchange/app/appError';
import { createChains } from '@/exchange/app/custody/chains';
import { createInTurn } from '@/exchange/app/inTurn';
import type { WithdrawalContext } from '@/exchange/app/withdrawals/context';
import { withdraw } from '@/exchange/app/withdrawals/withdraw';
import { createWithdrawalQueries } from '@/exchange/db/withdrawals/withdrawalQueries';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance } from '../support/moneyDesk';
import { type SendingRig, SOMEWHERE, startSending } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

const CALLER = { brand: 'kontor', host: 'kontor.localhost', ip: '127.0.0.1', language: 'en', userAgent: '' };
const WANTED = { symbol: 'BTC', chainId: 'bitcoin', address: SOMEWHERE, amount: '0.1', fee: '0.001' };

describeOnDatabase('the call that sends', (database) => {
  let rig: SendingRig;
  /** Codes that were sent and are not used up. */
  let good: Set<string>;
  let context: WithdrawalContext;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  beforeEach(() => {
    good = new Set(['111111', '222222']);
    const { writer, clock } = rig.money;
    context = {
      writer,
      queries: createWithdrawalQueries(database()),
      book: undefined as never,
      networks: rig.following.networks,
      chains: createChains([rig.chain]),
      accounts: {
        sending: {
          sendCode: undefined as never,
          challenge: undefined as never,
          proveForAddress: undefined as never,
          proveForRefund: undefined as never,
          admitChoice: undefined as never,
          prove: async (_actor, _caller, { code }) => {
            if (!good.delete(code)) throw new AppError('codeInvalid');
          },
        },
        tellOwner: undefined as never,
        originOf: () => ({ device: '', country: null }) as never,
      },
      rules: rig.following.rules,
      limitUsd: async () => '50000',
      rates: () => new Map([['BTC', '1000']]),
      scales: writer.scales,
      clock,
      inTurn: createInTurn(),
    };
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  const as = (userId: string) => ({
    userId,
    brand: 'kontor',
    accountType: 0 as const,
    sessionId: '1',
    sessionEndsMs: Number.MAX_SAFE_INTEGER,
  });
  const send = (userId: string, name: string, code = '111111', changes = {}, over = context) =>
    withdraw(over, as(userId), CALLER, { ...WANTED, clientWithdrawalId: name, ticket: 't'.repeat(22), code, ...changes });
  const main = (userId: string) => balance(database(), as(userId), 'BTC', 'MAIN');

  it('is one withdrawal when it is asked twice at the same moment: neither is told that its code is wrong', async () => {
    const userId = await rig.account(50_000_000n);
    const answers = await Promise.all(['a', 'a', 'a'].map((name) => send(userId, name)));
    expect(new Set(answers.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
    expect(await main(userId)).toEqual({ available: 40_000_000n, held: 10_000_000n });
    expect(good.has('222222')).toBe(true);
  });

  it('answers with what it made where the answer was lost, and another try of the same needs no other code', async () => {
    const userId = await rig.account(50_000_000n);
    const losing: WithdrawalContext = {
      ...context,
      writer: {
        run: (async (name: 'askWithdrawal', input: never) => {
          await context.writer.run(name, input);
          throw new AppError('unavailable');
        }) as WithdrawalContext['writer']['run'],
      },
    };
    await expect(send(userId, 'b', '111111', {}, losing)).rejects.toMatchObject({ codeName: 'unavailable' });
    expect(await send(userId, 'b')).toMatchObject({ status: 'HELD', amount: '0.1' });
    expect(await main(userId)).toEqual({ available: 40_000_000n, held: 10_000_000n });
  });

  it('sends from one of two tabs with one code, and from both with two', async () => {
    const userId = await rig.account(50_000_000n);
    const tabs = await Promise.allSettled([send(userId, 'c'), send(userId, 'd')]);
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tabs.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { codeName: 'codeInvalid' } });
    await send(userId, 'e', '222222');
    expect(await main(userId)).toEqual({ available: 30_000_000n, held: 20_000_000n });
  });

  it('does not send more than there is from two tabs', async () => {
    const userId = await rig.account(15_000_000n);
    const tabs = await Promise.allSettled([send(userId, 'f'), send(userId, 'g', '222222')]);
    expect(tabs.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { codeName: 'balanceTooLow' } });
    expect(await main(userId)).toEqual({ available: 5_000_000n, held: 10_000_000n });
  });

  it('is refused where the same name is another withdrawal, and goes on behind one that was refused', async () => {
    const userId = await rig.account(50_000_000n);
    const [wrong, right] = await Promise.allSettled([send(userId, 'h', '999999'), send(userId, 'h')]);
    expect(wrong).toMatchObject({ reason: { codeName: 'codeInvalid' } });
    expect(right).toMatchObject({ status: 'fulfilled' });
    await expect(send(userId, 'h', '222222', { amount: '0.2' })).rejects.toMatchObject({ codeName: 'withdrawalIdReused' });
    const other = await rig.account(50_000_000n);
    expect((await send(other, 'h', '222222')).withdrawalId).not.toBe((right as { value: { withdrawalId: string } }).value.withdrawalId);
  });
});
