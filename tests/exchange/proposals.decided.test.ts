import type { Actor } from '@/exchange/app/actor';
import { approveExpress } from '@/exchange/app/operating/express';
import { confirmProposal, rejectProposal } from '@/exchange/app/operating/proposals';
import { change, sumOf } from '../support/expressMoney';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { operatedExpress } from '../support/operatedExpress';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const DECIDED = { codeName: 'badRequest', msg: expect.stringContaining('||id||it was decided already') };

type Operated = Awaited<ReturnType<typeof operatedExpress>>;

describeOnEachDatabase('a proposal about money', (database) => {
  let express: Operated['express'];
  let desk: Operated['desk'];
  let user: Actor;
  beforeAll(async () => {
    ({ express, desk } = await operatedExpress(database()));
    express.context.terms.approval = { approvalUsd: 1_000, fourEyesUsd: 2_000 };
  });
  beforeEach(async () => {
    user = await express.rig.join();
    Object.assign(express.state, { level: 4, limitUsd: '1000000' });
    await change(express, user.userId, 'BTC', 10_000_000n);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return expectLedgerHolds(database());
  });
  afterAll(() => express.rig.money.writer.stop());

  /** A sale of more than one operator may let go, and the proposal of the first. */
  const proposed = async () => {
    const { orderId } = await express.order(user, { side: 'SELL', amount: '0.024', methodId: 'bank' });
    await express.act(orderId, 'pay-out');
    const { id } = (await approveExpress(desk.context, desk.ada, { orderId, note: 'looked at it' })) as { id: string };
    return { orderId, id };
  };
  const decision = async (id: string) => {
    const [row] = await database().query<{ decision: string | null; by: string | null; at: string | null }>(
      'select p.decision, o.name as by, p.decided_ms::text as at from proposals p left join operators o on o.id = p.decided_by where p.id = $1::bigint',
      [id],
    );
    return row;
  };

  it('is decided with what it did: who confirmed it and when, and not once more', async () => {
    const { orderId, id } = await proposed();
    expect(await decision(id)).toEqual({ decision: null, by: null, at: null });
    await confirmProposal(desk.context, desk.bob, { id });
    expect(await decision(id)).toEqual({ decision: 'CONFIRMED', by: 'bob', at: String(express.clock.now()) });
    expect((await express.read(orderId)).state).toBe('DELIVERING');
    expect((await desk.context.store.pending()).map((pending) => pending.id)).not.toContain(id);
    await expect(rejectProposal(desk.context, desk.bob, { id })).rejects.toMatchObject({ codeName: 'badRequest' });
  });

  it('is said to be decided where another rejects it while it is confirmed, and nothing moves', async () => {
    const { orderId, id } = await proposed();
    const { store } = desk.context;
    const read = store.proposal.bind(store);
    jest.spyOn(store, 'proposal').mockImplementationOnce(async (asked) => {
      const found = await read(asked);
      await rejectProposal(desk.context, desk.ada, { id });
      return found;
    });
    await expect(confirmProposal(desk.context, desk.bob, { id })).rejects.toMatchObject(DECIDED);
    expect(await decision(id)).toMatchObject({ decision: 'REJECTED', by: 'ada' });
    expect([(await express.read(orderId)).state, await sumOf(database(), user.userId)]).toEqual([
      'REVIEW',
      { available: 7_600_000n, held: 2_400_000n },
    ]);
  });
});
