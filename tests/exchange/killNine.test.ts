import { KillRounds } from '../support/killRounds';
import { openTestDatabases } from '../support/testDatabase';

// Few here; `npm run bench -- kills` does as many as one likes.
const LIVES = 5;
const ORDERS_PER_LIFE = 80;

describe.each(openTestDatabases().map(({ name }) => name))('killed while orders flow (%s)', (name) => {
  let rounds: KillRounds;
  beforeAll(async () => {
    rounds = await KillRounds.open(name);
  });
  afterAll(() => rounds.clear());

  it('keeps every promise through several lives', async () => {
    let unanswered = 0;
    for (let life = 0; life < LIVES; life += 1) {
      unanswered += await rounds.killAfter(ORDERS_PER_LIFE);
      expect(await rounds.brokenRules()).toEqual([]);
      await rounds.start();
      expect(await rounds.brokenPromises()).toEqual({ lost: [], doubled: [] });
    }
    // The kills did hit orders on their way, and orders did trade.
    expect(unanswered).toBeGreaterThan(0);
    expect(rounds.fills).toBeGreaterThan(50);
    expect(await rounds.stop()).toBe(0);
    expect(await rounds.brokenRules()).toEqual([]);
  });
});
