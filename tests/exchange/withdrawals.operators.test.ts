import { confirmProposal, rejectProposal } from '@/exchange/app/operating/proposals';
import { approveWithdrawal, holdWithdrawal, rejectWithdrawal, releaseWithdrawal } from '@/exchange/app/operating/withdrawals';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance } from '../support/moneyDesk';
import { type SendingRig, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';
import { twoOperators } from '../support/twoOperators';

const NOTE = 'looked at it';

describeOnDatabase('operators and withdrawals', (database) => {
  let rig: SendingRig;
  let desk: Awaited<ReturnType<typeof twoOperators>>;
  beforeAll(async () => {
    rig = await startSending(database());
    desk = await twoOperators(database(), rig.following.rules, rig.money);
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  /** One that waits for an operator. */
  const inReview = async (usdCents: bigint) => {
    const userId = await rig.account(20_000_000n);
    const { withdrawalId } = await rig.ask(userId, { usdCents, limitUsd: '1000000' });
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
    expect(await rig.statusOf(withdrawalId)).toBe('REVIEW');
    return { id: withdrawalId, userId };
  };
  const main = async (userId: string) => balance(database(), { userId, brand: 'kontor', accountType: 0 }, 'BTC', 'MAIN');

  it('lets one go by the word of one operator, who is written down', async () => {
    const { id } = await inReview(10_000_00n);
    await approveWithdrawal(desk.context, desk.ada, { id, note: NOTE });
    expect(await desk.context.withdrawals.byId(id)).toMatchObject({ status: 'APPROVED', approvedBy: 'ada' });
    await rig.turn();
    expect(await rig.statusOf(id)).toBe('SENT');
    await expect(approveWithdrawal(desk.context, desk.bob, { id, note: NOTE })).rejects.toMatchObject({ codeName: 'badRequest' });
  });

  it('lets a large one go by the word of two, once', async () => {
    const { id } = await inReview(100_000_00n);
    const proposed = await approveWithdrawal(desk.context, desk.ada, { id, note: NOTE });
    expect(await rig.statusOf(id)).toBe('REVIEW');
    await expect(confirmProposal(desk.context, desk.ada, { id: proposed.id })).rejects.toMatchObject({ codeName: 'badRequest' });
    await confirmProposal(desk.context, desk.bob, { id: proposed.id });
    expect(await desk.context.withdrawals.byId(id)).toMatchObject({ status: 'APPROVED', approvedBy: 'ada, bob' });
    await expect(confirmProposal(desk.context, desk.bob, { id: proposed.id })).rejects.toMatchObject({ codeName: 'badRequest' });
    const lines = await database().query<{ actor: string; action: string }>(
      'select actor, action from audit_log where subject in ($1, $2) order by sequence',
      [`withdrawal:${id}`, `proposal:${proposed.id}`],
    );
    expect(lines.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operator:ada withdrawal.approve.propose',
      'operator:bob withdrawal.approve.confirm',
    ]);
  });

  it('drops a proposal without touching the withdrawal', async () => {
    const { id } = await inReview(100_000_00n);
    const proposed = await approveWithdrawal(desk.context, desk.ada, { id, note: NOTE });
    await rejectProposal(desk.context, desk.bob, { id: proposed.id });
    await expect(confirmProposal(desk.context, desk.bob, { id: proposed.id })).rejects.toMatchObject({ codeName: 'badRequest' });
    expect(await rig.statusOf(id)).toBe('REVIEW');
  });

  it('gives one back with a reason, also when it was held by hand', async () => {
    const userId = await rig.account(20_000_000n);
    const { withdrawalId: id } = await rig.ask(userId);
    await holdWithdrawal(desk.context, desk.ada, { id, note: NOTE });
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
    expect(await rig.statusOf(id)).toBe('REVIEW');
    await rejectWithdrawal(desk.context, desk.bob, { id, reason: 'Not you', note: NOTE });
    expect(await desk.context.withdrawals.byId(id)).toMatchObject({ status: 'REJECTED', reason: 'Not you' });
    expect(await main(userId)).toEqual({ available: 20_000_000n, held: 0n });
  });

  it('ends a long hold, and never the window its owner has', async () => {
    const userId = await rig.account(20_000_000n);
    const { withdrawalId: id } = await rig.ask(userId, { holdMs: 86_400_000 });
    await releaseWithdrawal(desk.context, desk.ada, { id, note: NOTE });
    await rig.turn();
    expect(await rig.statusOf(id)).toBe('HELD');
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
    expect(await rig.statusOf(id)).toBe('SENT');
    await expect(releaseWithdrawal(desk.context, desk.ada, { id, note: NOTE })).rejects.toMatchObject({ codeName: 'badRequest' });
  });
});
