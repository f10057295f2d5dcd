import type { OperatingContext } from '@/exchange/app/operating/context';
import { retryWithdrawal, showWithdrawal } from '@/exchange/app/operating/withdrawals';
import { createOperatorRepository } from '@/exchange/db/operating/operatorRepository';
import { createOperatedWithdrawals } from '@/exchange/db/withdrawals/withdrawalQueries';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type SendingRig, SOMEWHERE, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('a withdrawal an operator tries again', (database) => {
  let rig: SendingRig;
  let context: OperatingContext;
  beforeAll(async () => {
    rig = await startSending(database());
    const { writer, clock } = rig.money;
    const parts = { writer, clock, withdrawals: createOperatedWithdrawals(database()), store: createOperatorRepository(database()) };
    context = parts as unknown as OperatingContext;
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  const ada = { name: 'ada', role: 'OPERATOR' } as unknown as Parameters<typeof retryWithdrawal>[1];
  const retry = (id: string) => retryWithdrawal(context, ada, { id, note: 'its owner asks' });
  const finish = async () => {
    await rig.mine(3);
    await rig.turn();
  };

  /** One that its network has and puts into no block. */
  async function stuck(): Promise<string> {
    const userId = await rig.account(10_000_000n);
    await rig.simulation.arm('bitcoin', 'stick');
    const { withdrawalId } = await rig.ask(userId);
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
    await finish();
    expect(await rig.statusOf(withdrawalId)).toBe('SENT');
    return withdrawalId;
  }

  it('is offered more at once, under the same number, and arrives once; however often it is asked for', async () => {
    const { height } = await rig.chain.head();
    const id = await stuck();
    rig.money.clock.advance(1);
    // Nobody asked and it has not waited long: it stays as it is.
    await rig.turn();
    expect(await rig.following.store.transactionsOf(id)).toHaveLength(1);
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers).toMatchObject([
      { id, status: 'SENT', feePercent: 150 },
      { id, status: 'SENT', feePercent: 150 },
    ]);
    rig.money.clock.advance(1);
    await rig.turn();
    await rig.turn();
    const signed = await rig.following.store.transactionsOf(id);
    expect(signed.map(({ feePercent }) => feePercent)).toEqual([100, 150]);
    expect(new Set(signed.map(({ sequence }) => sequence)).size).toBe(1);
    await finish();
    await finish();
    expect(await rig.statusOf(id)).toBe('DONE');
    expect(await rig.arrivals(SOMEWHERE, height)).toEqual([9_900_000n]);
  });

  it('stands in the audit log with who asked, why and what is offered', async () => {
    const id = await stuck();
    rig.money.clock.advance(1);
    await retry(id);
    const lines = await database().query('select actor, action, details from audit_log where subject = $1', [`withdrawal:${id}`]);
    expect(lines).toMatchObject([
      { action: 'withdrawal.retry', details: { note: 'its owner asks', feePercent: 150, from: 'SENT', to: 'SENT' } },
    ]);
    const shown = await showWithdrawal(context, ada, { id, note: 'looking' });
    expect(shown).toMatchObject({ retryMs: rig.money.clock.now(), transactions: [{ feePercent: 100, state: 'TAKEN' }] });
    rig.money.clock.advance(1);
    await rig.turn();
    await finish();
    await finish();
    expect(await rig.statusOf(id)).toBe('DONE');
  });

  it('goes further than what goes by itself, and ends at ten times the usual fee', async () => {
    const id = await stuck();
    await database().query('update withdrawal_transactions set fee_percent = 500 where withdrawal_id = $1', [id]);
    rig.money.clock.advance(24 * 3_600_000);
    await rig.turn();
    expect(await rig.following.store.transactionsOf(id)).toHaveLength(1);
    expect(await retry(id)).toMatchObject({ feePercent: 550 });
    await database().query('update withdrawal_transactions set fee_percent = 1000 where withdrawal_id = $1', [id]);
    await expect(retry(id)).rejects.toThrow(/the most there is/);
    await database().query('update withdrawal_transactions set fee_percent = 100 where withdrawal_id = $1', [id]);
    rig.money.clock.advance(1);
    await rig.turn();
    await finish();
    await finish();
    expect(await rig.statusOf(id)).toBe('DONE');
  });

  it('is refused, with the reason, where nothing is on its way, or it is over', async () => {
    const userId = await rig.account(10_000_000n);
    const { withdrawalId } = await rig.ask(userId);
    await expect(retry(withdrawalId)).rejects.toThrow(/nothing of it is on its way: HELD/);
    await rig.simulation.arm('bitcoin', 'fail');
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
    await rig.mine(1);
    await rig.turn();
    await expect(retry(withdrawalId)).rejects.toThrow(/has it in a block: CONFIRMING/);
    await finish();
    await expect(retry(withdrawalId)).rejects.toThrow(/has all of it back/);
    await expect(retry('999999')).rejects.toThrow(/no such withdrawal/);
  });
});
