import { useTranslation } from 'next-i18next/pages';
import type { UserInfo } from '@/contract/user';
import { pathTo } from '@/src/config/matchRoute';
import { useAppSelector } from '@/src/state/hooks';
import { Tag } from '@/src/ui/choice/Tag';
import type { MenuEntry } from '../menus/mainMenu';

const VERIFIED = 1;

const isVerified = (user: Pick<UserInfo, 'authStatus'> | undefined) => user?.authStatus === VERIFIED;

export function VerificationTag({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const verified = isVerified(user);
  return <Tag tone={verified ? 'success' : 'warning'}>{t(verified ? 'shell.account.verified' : 'shell.account.unverified')}</Tag>;
}

/** What stands beside an entry of the profile menu: the status, beside the verification. */
export function VerificationDetail({ entry }: { entry: MenuEntry }) {
  const user = useAppSelector((state) => state.profile.userInfo);
  return user && entry.httpUrl === pathTo('profileVerification') ? <VerificationTag user={user} /> : null;
}
