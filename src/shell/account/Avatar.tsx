import clsx from 'clsx';
import { UserRound } from 'lucide-react';
import type { UserInfo } from '@/contract/user';
import { initials } from '../header/initials';
import styles from './Account.module.css';

interface AvatarProps {
  user: UserInfo | undefined;
  isLarge?: boolean;
}

/** A round sign for the account: its initials, or a head until they are known. */
export function Avatar({ user, isLarge = false }: AvatarProps) {
  const letters = user ? initials(user) : '';
  return (
    <span className={clsx(styles.avatar, isLarge && styles.large)} aria-hidden="true">
      {letters || <UserRound size={isLarge ? 20 : 14} />}
    </span>
  );
}
