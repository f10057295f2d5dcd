import type { Database } from '@/exchange/app/ports/database';
import { createConvertRepository } from '@/exchange/db/convert/convertRepository';
import { startConvert } from '../support/convertRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { converting } from '../support/storm/converting';
import { depositing } from '../support/storm/depositing';
import { earning } from '../support/storm/earning';
import { stormNetworks } from '../support/storm/networks';
import { paying } from '../support/storm/paying';
import { sending } from '../support/storm/sending';
import { rage, Storm } from '../support/storm/storm';
import { sendingToUsers } from '../support/storm/toUsers';
import { countTrades, handOut, ordering, transferring } from '../support/storm/trading';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(3_600_000);

/** `STORM=100000` asks for as many; `STORM_SEED` for others. */
const OPERATIONS = Number(process.env.STORM ?? 600);
const SEED = Number(process.env.STORM_SEED ?? 1);

/** A storm in which nothing happens shows nothing. */
const HAPPENS = [
  'transfer',
  'order',
  'conversion made',
  'payment',
  'reorganisation',
  'withdrawal asked',
  'withdrawal called back',
  'withdrawal rejected',
  'withdrawal DONE',
  'withdrawal FAILED',
  'confirmed by a second operator',
  'express BUY',
  'express SELL',
  'express DELIVERED',
  'express EXPIRED',
  'express FAILED',
  'express CHARGED_BACK',
  'plan opened',
  'plan redeemed',
  'interest of a user',
  'sent to a user by email',
  'sent to a user by phone',
  'sent to a user by uid',
  'to a user: sendingLimit',
  'to a user: receiverUnknown',
  'to a user: receiverSelf',
  'a name claimed again',
  'a name claimed by two at once',
  'broken line',
  'nobody knows',
  'restart',
];

/** What everybody has, all wallets together, held included. */
async function totals(database: Database): Promise<Map<string, bigint>> {
  const rows = await database.query<{ key: string; units: string }>(
    `select owner_id || ' ' || asset as key, sum(available + held)::text as units from accounts where owner_type = 'user' group by 1`,
  );
  return new Map(rows.map(({ key, units }) => [key, BigInt(units)]));
}

describeOnEachDatabase('a storm of everything that moves money', (database) => {
  it('leaves everybody with what they were told, every asset summing to zero', async () => {
    const storm = new Storm(database(), SEED);
    await storm.begin();
    const convert = await startConvert(database(), {}, storm.money);
    await handOut(storm);
    await convert.quoteBoth();
    const contextOf = () => ({ ...convert.context, writer: storm.money.writer, store: createConvertRepository(database()) });
    const networks = await stormNetworks(storm);
    const deposits = depositing(storm, networks);
    const withdrawals = await sending(storm, networks);
    const plans = earning(storm);
    const cards = paying(storm);
    const users = await sendingToUsers(storm);
    const parts = [networks, deposits, withdrawals, cards, plans, users];
    await rage(storm, [transferring, ordering, converting(contextOf), ...parts.flatMap(({ acts }) => acts)], OPERATIONS);
    await cards.settle();
    // What leaves may be paid in to another user.
    await withdrawals.settle();
    await deposits.settle();
    await networks.compareReserves();
    await plans.settle();
    await users.settle();
    await expectLedgerHolds(database());
    await countTrades(storm);
    const has = await totals(database());
    const told = new Map([...storm.expected].filter(([key]) => storm.actors.some(({ userId }) => key.startsWith(`${userId} `))));
    expect(new Map([...told.keys()].map((key) => [key, has.get(key) ?? 0n]))).toEqual(told);
    expect(HAPPENS.filter((what) => !storm.happened.has(what))).toEqual([]);
    await storm.money.writer.stop();
    if (process.env.STORM) process.stderr.write(`${JSON.stringify(Object.fromEntries(storm.happened), null, 1)}\n`);
  });
});
