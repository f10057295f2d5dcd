import type { UserInfo } from '@/contract/user';

/** Up to two letters for an avatar: of the full name, else the nickname, else the email; empty when there is none of them. */
export function initials({ fullName, nickName, email }: Pick<UserInfo, 'fullName' | 'nickName' | 'email'>): string {
  const words = (fullName || nickName || email?.split('@', 1)[0] || '').split(/[\s._-]+/).filter(Boolean);
  const [first = '', second = ''] = [words[0], words.length > 1 ? words[words.length - 1] : words[0]?.slice(1)];
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase();
}
