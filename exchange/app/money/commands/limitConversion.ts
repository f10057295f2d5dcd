import type { Limit } from '@/contract/convert';
import { MOST_LIMITS } from '@/domain/convert/kinds';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { hold } from '../desk/holds';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import { keyOf } from '../ledger/account';
import { type LimitRecord, toLimit } from '../records/conversionRecord';
import type { CommandKind } from './commandKind';

type LimitTerms = Omit<LimitRecord, 'limitId' | 'state' | 'createdMs' | 'userId'> & { actor: Actor };

export interface LimitConversion {
  input: LimitTerms;
  result: Limit;
  /** The limit that was made under this name before. */
  found: LimitRecord;
}

const nameOf = ({ userId, clientId }: Pick<LimitRecord, 'userId' | 'clientId'>) => `${userId}|${clientId}`;
const nameIn = ({ actor, clientId }: LimitTerms) => nameOf({ userId: actor.userId, clientId });

const isSame = (first: LimitRecord, second: LimitTerms) =>
  first.from === second.from &&
  first.to === second.to &&
  first.give === second.give &&
  first.get === second.get &&
  first.wallet === second.wallet;

function refuseTooMany(desk: Desk, { actor }: LimitTerms): void {
  let open = 0;
  for (const { holds } of desk.trader(actor.userId).accounts.values())
    for (const { purpose } of holds?.values() ?? []) if (purpose === 'conversion') open += 1;
  if (open >= MOST_LIMITS) throw new AppError('convertTooMany', MOST_LIMITS);
}

function make(desk: Desk, batch: Batch, terms: LimitTerms): LimitRecord {
  refuseWhileHalted(desk);
  const { actor, clientId, wallet, from, to, give, get, expiresMs } = terms;
  refuseUnless(desk, actor.userId, 'TRADE', batch.atMs);
  refuseTooMany(desk, terms);
  const account = desk.account(keyOf({ type: 'user', userId: actor.userId, wallet }, from));
  if (account.available < give) throw new AppError('balanceTooLow', fromUnits(account.available, desk.scales.get(from) ?? 0), from);
  const limitId = desk.ids.conversion.take();
  const { userId } = actor;
  const record: LimitRecord = { limitId, userId, clientId, wallet, from, to, give, get, state: 'OPEN', expiresMs, createdMs: batch.atMs };
  hold(batch, account, { purpose: 'conversion', reference: limitId }, give);
  batch.insert('convert_limits', {
    id: limitId,
    user_id: userId,
    client_id: clientId,
    wallet,
    from_asset: from,
    to_asset: to,
    give: String(give),
    get: String(get),
    state: 'OPEN',
    expires_ms: expiresMs,
    created_ms: batch.atMs,
    ended_ms: null,
    ended_no: null,
  });
  batch.limits.push(record);
  return record;
}

/**
 * Holds what a conversion gives until its rate is reached. The same name again answers with what it first made. Throws balanceTooLow,
 * convertTooMany, convertIdReused, what stands against the account, and unavailable while money stands still.
 */
export const limitConversion: CommandKind<LimitConversion> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  lookUp: async ({ store, settled }, inputs) => {
    await settled;
    const rows = await store.findLimits(inputs.map(({ actor, clientId }) => ({ userId: actor.userId, clientId })));
    const records = new Map(rows.map((record) => [nameOf(record), record]));
    return new Map(
      inputs.flatMap((input) => (records.get(nameIn(input)) ? [[input, records.get(nameIn(input)) as LimitRecord] as const] : [])),
    );
  },
  apply: ({ desk, batch }, terms, found) => {
    const first = found ?? batch.limits.find((made) => nameOf(made) === nameIn(terms));
    if (first && !isSame(first, terms)) throw new AppError('convertIdReused');
    const row = toLimit(first ?? make(desk, batch, terms), desk.scales);
    return () => row;
  },
};
