import type { CallData, CallParams } from '@/contract/calls';
import { NICK_NAME_MAX, NICK_NAME_MIN, nickNameFault, tidyNickName } from '@/domain/account/nickName';
import { DEFAULT_PREFERENCES, isTimeZone, PREFERENCE_NAMES, type PreferenceName } from '@/domain/account/preferences';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { PREFERENCES_TOPIC, type PreferencesChanged } from '../../events';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import type { StoredPreference } from './preferenceStore';

type Preferences = CallData<'preferences'>;
type Changes = CallParams<'preferencesSave'>['changes'];

function assembled(nickName: string, rows: readonly StoredPreference[]): Preferences {
  const known = rows.filter(({ name }) => name in DEFAULT_PREFERENCES).map(({ name, value }) => [name, value]);
  const version = Math.max(0, ...rows.map((row) => row.version));
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(known), nickName, version };
}

async function read(tables: AccountTables, userId: string): Promise<{ now: Preferences; rows: StoredPreference[] }> {
  const user = await tables.users.byId(userId);
  if (!user) throw new AppError('tokenInvalid');
  const rows = await tables.preferences.all(userId);
  return { now: assembled(user.nickName, rows), rows };
}

/** What the user chose. @throws AppError tokenInvalid when the account is gone. */
export async function readPreferences({ store }: AccountsContext, { userId }: Actor): Promise<Preferences> {
  return (await read(store, userId)).now;
}

function checked({ brands }: AccountsContext, { brand }: Actor, changes: Changes): Changes {
  const { timeZone } = changes;
  if (typeof timeZone === 'string' && !isTimeZone(timeZone)) throw new AppError('timeZoneUnknown');
  if (changes.nickName === undefined) return changes;
  const nickName = tidyNickName(changes.nickName);
  const fault = nickNameFault(nickName, brands.look(brand).name);
  if (fault === 'reserved') throw new AppError('nickNameReserved');
  if (fault) throw new AppError('nickNameInvalid', NICK_NAME_MIN, NICK_NAME_MAX);
  return { ...changes, nickName };
}

/**
 * Writes what was changed; the last one to write wins, field by field. What another device had changed since `version`, to something
 * else, is told. What is chosen again as it is changes nothing. @throws AppError nickNameInvalid, nickNameReserved, timeZoneUnknown
 */
export async function savePreferences(
  context: AccountsContext,
  actor: Actor,
  params: CallParams<'preferencesSave'>,
): Promise<CallData<'preferencesSave'>> {
  const { store, bus, clock } = context;
  const changes = checked(context, actor, params.changes);
  const { userId } = actor;
  const saved = await store.atomically(async (tables) => {
    // Two devices of one user write one after the other.
    await tables.users.lock(userId);
    const { now, rows } = await read(tables, userId);
    const changed = PREFERENCE_NAMES.filter((name) => changes[name] !== undefined && changes[name] !== now[name]);
    if (changed.length === 0) return { preferences: now, overwritten: [], isChanged: false };
    const version = now.version + 1;
    for (const name of changed) await write(tables, userId, { name, value: changes[name] ?? null, version });
    const isNewer = (name: PreferenceName) => rows.some((row) => row.name === name && row.version > params.version);
    return { preferences: (await read(tables, userId)).now, overwritten: changed.filter(isNewer), isChanged: true };
  });
  const { isChanged, ...answer } = saved;
  if (isChanged) {
    const event: PreferencesChanged = { userId, version: answer.preferences.version, atMs: clock.now() };
    bus.publish(PREFERENCES_TOPIC, event);
  }
  return answer;
}

/** The nickname stands with the account, where other areas read it; here stands when it changed. */
async function write(tables: AccountTables, userId: string, row: StoredPreference): Promise<void> {
  const isName = row.name === 'nickName';
  if (isName) await tables.users.setNickName(userId, String(row.value));
  await tables.preferences.put(userId, isName ? { ...row, value: null } : row);
}
