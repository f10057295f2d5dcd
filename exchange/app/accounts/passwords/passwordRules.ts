import { isPasswordStrong } from '@/domain/account/passwordRules';
import { AppError } from '../../appError';
import { isKnownPassword } from './knownPasswords';

/**
 * The rules of `domain/account/passwordRules`; not the address it protects, and none that whoever guesses tries first.
 * @throws AppError passwordWeak, passwordKnown
 */
export function requireStrongPassword(password: string, address: string): void {
  if (!isPasswordStrong(password) || password.toLowerCase() === address.toLowerCase()) throw new AppError('passwordWeak');
  if (isKnownPassword(password)) throw new AppError('passwordKnown');
}
