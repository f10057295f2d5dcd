import type { Actor } from '@/exchange/app/actor';
import { feesPaid } from '../support/referralFees';
import { startReferral } from '../support/referralRig';
import { databasesOfRules } from '../support/testDatabase';

jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;

describe.each(databasesOfRules())('who invites many ($name)', ({ open }) => {
  it('gets a quarter with ten active people; those who are not verified do not count, and 30 days without a trade end it', async () => {
    const database = await open();
    const rig = await startReferral(database);
    try {
      const [inviter, stranger] = [await rig.join(), await rig.join()];
      const people: Actor[] = [];
      for (let index = 0; index < 11; index += 1) people.push(await rig.join(inviter, { isVerified: index < 9 }));
      const [one] = people as [Actor];
      const all = async () => {
        for (const person of people) await rig.trade(person, stranger);
      };
      const gained = async (day: number, work: () => Promise<void>) => {
        rig.goTo(day, HOUR_MS);
        const before = await rig.earned(inviter, 'BTC');
        await work();
        let paid = 0n;
        for (const person of people) paid += (await feesPaid(database, person, day)).BTC;
        await rig.runAt(day + 1);
        return ((await rig.earned(inviter, 'BTC')) - before) * 1_000n - paid * 200n;
      };
      // Nine verified ones: a fifth of everybody's fees.
      expect(await gained(1, all)).toBe(0n);
      await database.query('update users set auth_status = 1 where id = $1', [people[9]?.userId]);
      // The tenth is verified, and all have traded the day before: a quarter, so a twentieth more.
      const oneTrade = () => rig.trade(one, stranger);
      const fee = async (day: number) => (await feesPaid(database, one, day)).BTC;
      expect(await gained(2, oneTrade)).toBe((await fee(2)) * 50n);
      // Traded on day 1 counts up to day 30, the thirtieth day.
      expect(await gained(30, oneTrade)).toBe((await fee(30)) * 50n);
      expect(await gained(31, oneTrade)).toBe(0n);
    } finally {
      await rig.money.writer.stop();
      await database.close();
    }
  });
});
