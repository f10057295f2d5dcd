import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { AccountsContext } from '../context';

/** One user keeps. */
const MAX_FLAGS = 50;

export interface DisplayFlag {
  key: string;
  /** 1 on, 0 off or never set */
  status: number;
}

export async function readFlag({ store }: AccountsContext, actor: Actor, key: string): Promise<DisplayFlag> {
  return { key, status: await store.flags.read(actor.userId, key) };
}

/** Saves a flag such as hide_balances. @throws AppError badRequest when the user keeps too many. */
export async function saveFlag({ store }: AccountsContext, actor: Actor, { key, status }: DisplayFlag): Promise<DisplayFlag> {
  const isSaved = await store.flags.save(actor.userId, key, status === 1 ? 1 : 0, MAX_FLAGS);
  if (!isSaved) throw new AppError('badRequest', 'key', `at most ${MAX_FLAGS} flags`);
  return { key, status };
}
