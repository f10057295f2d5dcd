import { AppError } from '../appError';

const RULES: readonly ((password: string) => boolean)[] = [
  (password) => [...password].length >= 8,
  (password) => [...password].length <= 128,
  (password) => /\p{Ll}/u.test(password),
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
];

/**
 * 8 to 128 characters, a lower-case letter, an upper-case letter and a number; and not the address it protects.
 * @throws AppError passwordWeak
 */
export function requireStrongPassword(password: string, address: string): void {
  const isStrong = RULES.every((rule) => rule(password)) && password.toLowerCase() !== address.toLowerCase();
  if (!isStrong) throw new AppError('passwordWeak');
}
