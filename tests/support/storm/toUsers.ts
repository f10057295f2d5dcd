import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { createInTurn } from '@/exchange/app/inTurn';
import type { UserTransferContext } from '@/exchange/app/wallet/users/context';
import { sendToUser } from '@/exchange/app/wallet/users/sendToUser';
import { createUserTransferQueries } from '@/exchange/db/wallet/userTransferQueries';
import { buildAccountsRig, looseLimits } from '../accountsRig';
import { mostInADay } from './leftInADay';
import type { Storm, StormAct } from './storm';

const UNIT = 100_000_000;
const DAY_MS = 86_400_000;
/** Whole USD in 24 hours, withdrawals included. */
const LIMIT_USD = 3_000;
const RATES = { USDT: 1n, BTC: 96_000n, ETH: 3_500n } as const;
type Coin = keyof typeof RATES;
/** What is sent as a rule, and what some send: more than anybody has, or may. */
const MOST: Readonly<Record<Coin, number>> = { USDT: 300 * UNIT, BTC: UNIT / 400, ETH: UNIT / 15 };
const TOO_MUCH = 12;
const NOBODY = [{ uid: '999999999' }, { email: 'nobody@mail.example' }, { phone: '51234567', dialingCode: '852' }] as const;
/** In Germany, one each. */
const phoneOf = ({ userId }: Actor) => `151${userId.padStart(8, '0')}`;
const decimalOf = (units: number) => (units / UNIT).toFixed(8);

interface Wanted {
  receiver: Actor | undefined;
  to: { uid: string } | { email: string } | { phone: string; dialingCode: string };
  coin: Coin;
  units: number;
}

/** A transfer that was answered. */
interface Told {
  senderId: string;
  receiverId: string;
  coin: Coin;
  units: bigint;
}

export interface ToUsers {
  acts: StormAct[];
  /** Compares what is written with what was answered, and with what may leave in 24 hours. */
  settle(): Promise<void>;
}

/** Coins sent to other users by address, number and UID, over the limit too, under names that were used before and by two at once. */
export async function sendingToUsers(storm: Storm): Promise<ToUsers> {
  const { database, dice } = storm;
  for (const actor of storm.actors)
    await database.query('update users set auth_status = 1, phone = $2 where id = $1', [actor.userId, `+49${phoneOf(actor)}`]);
  const endless = { ...looseLimits.callsPerAddress, allowance: 1_000_000_000 };
  const limits = { ...looseLimits, callsPerAddress: endless, receiversPerAccount: endless };
  const { accounts, caller } = await buildAccountsRig(database, { limits });
  const inTurn = createInTurn();
  const context = (): UserTransferContext => ({
    inTurn,
    writer: storm.money.writer,
    scales: storm.money.writer.scales,
    clock: storm.clock,
    // The storm has no passwords.
    payments: { ...accounts.payments, prove: async () => {} },
    transfers: createUserTransferQueries(database),
    refuseBesidesSaved: async () => {},
    limitUsd: async () => String(LIMIT_USD),
    rates: () => new Map(Object.entries(RATES).map(([asset, rate]) => [asset, String(rate)])),
  });
  const told = new Map<string, Told>();
  const names: { by: Actor; name: string }[] = [];

  const ways = ({ userId }: Actor): readonly Wanted['to'][] => [
    { uid: userId },
    { email: `User${userId}@EXAMPLE.com` },
    { phone: phoneOf({ userId } as Actor), dialingCode: '49' },
  ];
  const choose = (): Wanted => {
    const coin = dice.pick(['USDT', 'BTC', 'ETH'] as const);
    const units = 1 + dice.roll(MOST[coin]) * (dice.happens(12) ? TOO_MUCH : 1);
    if (dice.happens(8)) return { receiver: undefined, to: dice.pick(NOBODY), coin, units };
    const receiver = dice.pick(storm.actors);
    return { receiver, to: dice.pick(ways(receiver)), coin, units };
  };

  /** Until it is known what came of it: the name of the code it is refused with, or undefined where it is done. */
  const send = async (actor: Actor, clientTransferId: string, { to, coin, units }: Wanted): Promise<string | undefined> => {
    let refusal = 'nothing';
    const asked = { ...to, asset: coin, amount: decimalOf(units), clientTransferId, currentPassword: 'none' };
    const sender = { ...actor, sessionId: '1', sessionEndsMs: storm.clock.now() + DAY_MS };
    const done = await storm.surely(async () => {
      try {
        return (await sendToUser(context(), sender, caller, asked)).transferId;
      } catch (error) {
        if (error instanceof AppError) refusal = error.codeName;
        throw error;
      }
    });
    return done === undefined ? refusal : undefined;
  };

  /** Notes what an answer says was done. */
  const note = (actor: Actor, name: string, { receiver, to, coin, units }: Wanted) => {
    if (!receiver) throw new Error('sent to somebody who is not there');
    expect(receiver.userId).not.toBe(actor.userId);
    const key = `${actor.userId} ${name}`;
    // Once, whoever else was answered.
    expect(told.has(key)).toBe(false);
    told.set(key, { senderId: actor.userId, receiverId: receiver.userId, coin, units: BigInt(units) });
    storm.gain(actor, coin, -BigInt(units));
    storm.gain(receiver, coin, BigInt(units));
    storm.count(`sent to a user by ${'uid' in to ? 'uid' : 'email' in to ? 'email' : 'phone'}`);
  };

  const sending: StormAct = {
    name: 'to a user',
    weight: 5,
    act: async (_storm, actor) => {
      const name = storm.name();
      const wanted = choose();
      const refusal = await send(actor, name, wanted);
      if (refusal !== undefined) {
        storm.count(`to a user: ${refusal}`);
        return;
      }
      note(actor, name, wanted);
      names.push({ by: actor, name });
    },
  };
  const claimingAgain: StormAct = {
    name: 'to a user under a name that was used',
    weight: 1,
    act: async () => {
      if (names.length === 0) return;
      const { by, name } = dice.pick(names);
      const before = told.get(`${by.userId} ${name}`);
      const wanted = choose();
      // Another amount than it was made with.
      const refusal = await send(by, name, { ...wanted, units: Number(before?.units ?? 0n) + wanted.units });
      expect(refusal).toBe('transferIdReused');
      storm.count('a name claimed again');
    },
  };
  const claimingAtOnce: StormAct = {
    name: 'two to users under one name',
    weight: 1,
    act: async (_storm, actor) => {
      const name = storm.name();
      const first = choose();
      const both = [first, { ...choose(), coin: first.coin, units: first.units + 1 }];
      const refusals = await Promise.all(both.map((wanted) => send(actor, name, wanted)));
      const done = both.filter((_wanted, at) => refusals[at] === undefined);
      expect(done.length).toBeLessThanOrEqual(1);
      const [made] = done;
      if (!made) return;
      note(actor, name, made);
      storm.count('a name claimed by two at once');
    },
  };

  /** What is refused however much a user has: luck may have left it out. */
  const refuseEach = async () => {
    const [actor, receiver] = storm.actors as [Actor, Actor];
    const over = Math.ceil((LIMIT_USD * UNIT) / Number(RATES.BTC)) + 1;
    const refused = [
      ['sendingLimit', { receiver, to: { uid: receiver.userId }, coin: 'BTC', units: over }],
      ['receiverSelf', { receiver: actor, to: { uid: actor.userId }, coin: 'BTC', units: 1 }],
      ['receiverUnknown', { receiver: undefined, to: NOBODY[0], coin: 'BTC', units: 1 }],
    ] as const;
    for (const [refusal, wanted] of refused) {
      expect(await send(actor, storm.name(), wanted)).toBe(refusal);
      storm.count(`to a user: ${refusal}`);
    }
  };

  const settle = async () => {
    await refuseEach();
    const rows = await database.query<{ sender: string; name: string; receiver: string; asset: Coin; amount: string; cents: string }>(
      `select sender_id as sender, client_transfer_id as name, receiver_id as receiver, asset, amount::text, cents::text from user_transfers`,
    );
    const written = rows.map(({ sender, name, receiver, asset, amount }): [string, Told] => [
      `${sender} ${name}`,
      { senderId: sender, receiverId: receiver, coin: asset, units: BigInt(amount) },
    ]);
    expect(new Map(written)).toEqual(told);
    // What it was worth, rounded up to the cent.
    const unit = BigInt(UNIT);
    for (const { asset, amount, cents } of rows) expect(BigInt(cents)).toBe((BigInt(amount) * RATES[asset] * 100n + unit - 1n) / unit);
    expect((await mostInADay(database)).cents).toBeLessThanOrEqual(LIMIT_USD * 100);
  };

  return { acts: [sending, claimingAgain, claimingAtOnce], settle };
}
