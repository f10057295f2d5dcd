import { AppError } from '../../appError';
import type { Identity, User } from '../model';

/** Where the owner is reached: by mail if they have both. */
export function reachedAt({ email, phone }: User): Identity {
  if (email !== null) return { channel: 'email', address: email };
  if (phone !== null) return { channel: 'sms', address: phone };
  throw new AppError('tokenInvalid');
}
