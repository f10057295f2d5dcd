import type { CallData } from '@/contract/calls';
import type { SignedInByFactor } from '@/contract/secondFactor';
import { DEVICE_REMEMBERED_DAYS } from '@/domain/account/secondFactor';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { hashToken, newToken } from '../../tokens';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import { originOf, toldOrigin } from './origin';

const REMEMBERED_MS = DEVICE_REMEMBERED_DAYS * 86_400_000;

/** From now on logins with this token are not asked for the second factor. The token is told once and never stored. */
export async function rememberDevice(
  context: AccountsContext,
  caller: Caller,
  { devices }: AccountTables,
  userId: string,
): Promise<NonNullable<SignedInByFactor['device']>> {
  const deviceToken = newToken();
  const createdAt = context.clock.now();
  const expiresAt = createdAt + REMEMBERED_MS;
  await devices.add({ userId, tokenHash: hashToken(deviceToken), createdAt, expiresAt, ...originOf(context, caller) });
  return { deviceToken, expiresAt };
}

/** Whether a login is from a device its user lets in without the second factor. */
export const isRememberedDevice = async ({ clock }: AccountsContext, { devices }: AccountTables, userId: string, token?: string) =>
  token !== undefined && (await devices.use(userId, hashToken(token), clock.now()));

/** The latest used first. */
export async function listDevices({ store, clock }: AccountsContext, { userId }: Actor): Promise<CallData<'rememberedDevices'>> {
  const devices = await store.devices.list(userId, clock.now());
  return devices.map(({ deviceId, createdAt, lastUsedAt, expiresAt, ...origin }) => ({
    deviceId,
    createdAt,
    lastUsedAt,
    expiresAt,
    ...toldOrigin(origin),
  }));
}

/** The next login from it is asked again. @throws AppError notFound: none of the user's */
export async function forgetDevice(context: AccountsContext, { userId }: Actor, caller: Caller, deviceId: string): Promise<null> {
  const { store, clock } = context;
  await store.atomically(async (tables) => {
    if (!(await tables.devices.forget(userId, deviceId))) throw new AppError('notFound');
    await tables.activity.add({ userId, kind: 'DEVICE_FORGET', result: 'PASSED', ...originOf(context, caller), at: clock.now() });
  });
  return null;
}
