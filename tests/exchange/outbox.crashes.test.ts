import type { OutboxStore } from '@/exchange/app/outbox/outboxStore';
import { createOutboxWriter } from '@/exchange/db/outbox/outboxRepository';
import { buildOutboxRig } from '../support/outboxRig';
import { databaseKinds, describeOnEachDatabase } from '../support/testDatabase';

/** Over all databases there are. */
const CRASHES = 1000;
/** Longer than a claim: the next process finds what the one before had. */
const UNTIL_CLAIMS_END_MS = 121_000;

/** Dies before or after its n-th step: from then on nothing it does goes on. */
class Mortal {
  private steps = 0;
  private readonly ended: (() => void)[] = [];
  isDead = false;

  constructor(private readonly lastStep: number) {}

  /** Resolves when it dies. */
  readonly death = new Promise<void>((resolve) => this.ended.push(resolve));

  private async survive(): Promise<void> {
    this.steps += 1;
    if (this.steps >= this.lastStep) {
      this.isDead = true;
      for (const end of this.ended) end();
    }
    if (this.isDead) await new Promise<never>(() => {});
  }

  step =
    <Inputs extends unknown[], Result>(work: (...inputs: Inputs) => Promise<Result>) =>
    async (...inputs: Inputs): Promise<Result> => {
      await this.survive();
      const result = await work(...inputs);
      await this.survive();
      return result;
    };
}

describeOnEachDatabase('an outbox whose process dies again and again', (database) => {
  it('loses nothing, and hands nothing over under two ids', async () => {
    const rig = buildOutboxRig(database());
    // What a mail server knows: ids it has seen, and how often.
    const seen = new Map<string, number>();
    const told: string[] = [];
    let [crashes, written] = [0, 0];
    // Handed over, and dead before that was written down.
    let unwritten = 0;

    const life = async (mortal: Mortal) => {
      const { claim, finish, postpone } = rig.store;
      let begun = Promise.resolve();
      const finishOnce = async (...inputs: Parameters<typeof finish>) => {
        const finished = finish(...inputs).then(() => {
          unwritten -= 1;
        });
        begun = begun.then(() => finished);
        await finished;
      };
      const store: OutboxStore = {
        ...rig.store,
        claim: mortal.step(claim),
        finish: mortal.step(finishOnce),
        postpone: mortal.step(postpone),
      };
      const outbox = rig.open(
        mortal.step(async (messageId) => {
          seen.set(messageId, (seen.get(messageId) ?? 0) + 1);
          unwritten += 1;
        }),
        { store },
      );
      // The transaction of what it tells of: dies in the middle of it, or does not.
      const isRolledBack = crashes % 5 === 4;
      written += 1;
      const messageId = `message ${written}`;
      const writing = database().transaction(async (tx) => {
        await createOutboxWriter(tx).add(rig.delivery(messageId));
        if (isRolledBack) throw new Error('died before the commit');
      });
      await writing.then(
        () => told.push(messageId),
        () => {},
      );
      outbox.kick();
      outbox.kick();
      await Promise.race([outbox.settled(), mortal.death]);
      if (mortal.isDead) crashes += 1;
      // A server ends a statement it has begun, whoever asked for it.
      await begun;
      rig.pass(UNTIL_CLAIMS_END_MS);
    };

    while (crashes < CRASHES / databaseKinds.length) await life(new Mortal(1 + (crashes % 11)));
    await life(new Mortal(Infinity));
    expect([...seen.keys()].toSorted()).toEqual(told.toSorted());
    // It did die between handing over and writing that down: just then, and only then, the same id came again.
    const again = [...seen.values()].reduce((sum, count) => sum + count - 1, 0);
    expect(again).toBe(unwritten);
    expect(again).toBeGreaterThan(0);
    expect(await rig.store.waiting()).toEqual({ count: 0, oldestAt: null });
  }, 120_000);
});
