import type { Actor } from '@/exchange/app/actor';
import type { Database } from '@/exchange/app/ports/database';
import type { Log } from '@/exchange/app/ports/log';
import { type ProgrammeParts, runProgramme } from '@/exchange/app/referral/runProgramme';
import { beginProgramme } from '@/exchange/app/referral/settleDays';
import { createAccountStore } from '@/exchange/db/accounts/accountStore';
import { createReferralPaying } from '@/exchange/db/referral/referralPaying';
import { createReferralSettling } from '@/exchange/db/referral/referralSettling';
import { fund, limit, type Money, startMoney, TestClock } from './moneyDesk';
import { silentLog } from './silentLog';

// Rebates that arrived where they can be traded with, as the ledger has them.
const EARNED = `
select sum(e.amount)::bigint as sum
  from ledger_postings p join ledger_entries e on e.posting_id = p.id join accounts a on a.id = e.account_id
 where p.kind = 'referral.rebate' and a.owner_type = 'user' and a.owner_id = $1 and a.asset = $2 and a.wallet = 'TRADE'`;

export const DAY_MS = 86_400_000;
/** Midnight, UTC. */
export const FIRST_DAY = Date.UTC(2026, 2, 1);

export interface Invited {
  email?: string;
  isVerified?: boolean;
  /** Where the account was used from. */
  ip?: string;
  userAgent?: string;
}

export interface ReferralRig {
  money: Money;
  parts: ProgrammeParts;
  /** What settling logged. */
  errors: string[];
  /** Opens an account, invited by another. */
  join(invitedBy?: Actor, about?: Invited): Promise<Actor>;
  /** A buys from B at 90,000: 0.001 BTC unless said otherwise. */
  trade(buyer: Actor, seller: Actor, size?: string): Promise<void>;
  run(): Promise<void>;
  /** Goes to a time of a day behind the first one and looks then. */
  runAt(day: number, ms?: number): Promise<void>;
  goTo(day: number, ms?: number): void;
  /** Units on the main wallet. */
  earned(actor: Actor, asset?: string): Promise<bigint>;
  payouts(): Promise<{ kind: string; reference: string }[]>;
}

const MOST_BREATHS = 1_000;

let serial = 0;

/** The programme on a database of the test, begun at noon of the first day; money and clock are the test's. */
export async function startReferral(database: Database): Promise<ReferralRig> {
  const clock = new TestClock(FIRST_DAY + DAY_MS / 2);
  const money = await startMoney(database, { clock });
  const store = createAccountStore(database);
  // A programme that never comes to an end fails instead of hanging.
  let breaths = 0;
  const breathe = async () => {
    breaths += 1;
    if (breaths > MOST_BREATHS) throw new Error('the programme takes too many pieces');
  };
  const errors: string[] = [];
  const log: Log = { ...silentLog, error: (_about, text) => errors.push(text) };
  const rates = () => new Map([...money.writer.scales.keys()].map((asset) => [asset, asset === 'BTC' ? '90000' : '1']));
  // Pages of one and two, so that every run crosses from one to the next.
  const [settling, paying] = [createReferralSettling(database), createReferralPaying(database)];
  const inviteesAfter: typeof settling.inviteesAfter = (userId, most) => settling.inviteesAfter(userId, Math.min(most, 1));
  const due: typeof paying.due = (times, most, after) => paying.due(times, Math.min(most, 2), after);
  const parts: ProgrammeParts = {
    settling: { store: { ...settling, inviteesAfter }, clock, log, scales: money.writer.scales, rates, breathe },
    paying: { store: { ...paying, due }, writer: money.writer, clock, log: silentLog, breathe },
    log: silentLog,
  };
  await beginProgramme(parts.settling);
  const run = () => {
    breaths = 0;
    return runProgramme(parts);
  };
  const goTo = (day: number, ms = 0) => clock.advance(FIRST_DAY + day * DAY_MS + ms - clock.now());
  const join = async (invitedBy?: Actor, { email, isVerified = false, ip, userAgent }: Invited = {}): Promise<Actor> => {
    serial += 1;
    const user = await store.users.create({
      brand: 'kontor',
      email: email ?? `person${serial}@mail.example`,
      phone: null,
      passwordHash: 'none',
      nickName: `person${serial}`,
      language: 'en',
      referralCode: `CODE${serial}`,
      referredBy: invitedBy?.userId ?? null,
      createdAt: clock.now(),
    });
    if (!user) throw new Error('the address is taken');
    if (isVerified) await database.query('update users set auth_status = 1 where id = $1', [user.id]);
    const origin = { ip: ip ?? '127.0.0.1', userAgent: userAgent ?? 'Firefox', country: null };
    await store.activity.add({ userId: user.id, kind: 'LOGIN', result: 'PASSED', at: clock.now(), ...origin });
    const actor: Actor = { userId: user.id, brand: 'kontor', accountType: 0 };
    await fund(money, actor, 'USDT', '100000');
    await fund(money, actor, 'BTC', '1');
    return actor;
  };
  return {
    money,
    parts,
    errors,
    join,
    trade: async (buyer, seller, size = '0.001') => {
      await money.writer.placeSpotOrder(seller, limit('SELL', '90000', size));
      await money.writer.placeSpotOrder(buyer, limit('BUY', '90000', size));
    },
    run,
    goTo,
    runAt: (day, ms = 6 * 60_000) => {
      goTo(day, ms);
      return run();
    },
    earned: async (actor, asset = 'USDT') => {
      const [row] = await database.query<{ sum: bigint | string | null }>(EARNED, [actor.userId, asset]);
      return BigInt(row?.sum ?? 0);
    },
    payouts: () => database.query("select kind, reference from ledger_postings where kind = 'referral.rebate' order by reference"),
  };
}

/** A user who invited two people, and a stranger. */
export async function startRebates(database: Database) {
  const rig = await startReferral(database);
  const inviter = await rig.join();
  return { rig, inviter, first: await rig.join(inviter), second: await rig.join(inviter), stranger: await rig.join() };
}
