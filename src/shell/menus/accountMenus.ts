import {
  ArrowLeftRight,
  Bell,
  ChartCandlestick,
  Code,
  Gift,
  History,
  LayoutDashboard,
  LifeBuoy,
  ListTodo,
  type LucideIcon,
  Settings,
  ShieldCheck,
  UserCheck,
  Wallet,
} from 'lucide-react';
import type { BareSite } from '@/src/brand/shellSite';
import { pathTo } from '@/src/config/matchRoute';
import type { RouteName } from '@/src/config/routes';
import type { MenuEntry, Reaches } from './mainMenu';
import { isReachable } from './reachable';

interface AccountEntry {
  route: RouteName;
  key: string;
  icon: LucideIcon;
  params?: Record<string, string>;
}

const WALLET: readonly AccountEntry[] = [
  { route: 'walletsOverview', key: 'overview', icon: LayoutDashboard },
  { route: 'wallet', key: 'main', icon: Wallet, params: { wallet: 'main' } },
  { route: 'wallet', key: 'trade', icon: ChartCandlestick, params: { wallet: 'trade' } },
  { route: 'walletsHistory', key: 'history', icon: History },
  { route: 'walletsInternalTransfer', key: 'internalTransfers', icon: ArrowLeftRight },
];

const PROFILE: readonly AccountEntry[] = [
  { route: 'profileTodos', key: 'todos', icon: ListTodo },
  { route: 'profileNotification', key: 'notification', icon: Bell },
  { route: 'profileSettings', key: 'settings', icon: Settings },
  { route: 'profileVerification', key: 'verification', icon: UserCheck },
  { route: 'profileSecurity', key: 'security', icon: ShieldCheck },
  { route: 'profileApi', key: 'api', icon: Code },
  { route: 'profileReferral', key: 'referral', icon: Gift },
  { route: 'profileHelp', key: 'help', icon: LifeBuoy },
];

function entriesOf(group: string, entries: readonly AccountEntry[], site: BareSite, reaches: Reaches): MenuEntry[] {
  return entries
    .filter(({ route }) => reaches(route, site))
    .map(({ route, key, icon, params }) => ({
      title: `shell.${group}.${key}`,
      icon,
      httpUrl: pathTo(route, params),
      testId: `${group}-${key}`,
    }));
}

/** The wallet menu of this brand, as far as its screens exist. */
export const walletMenu = (site: BareSite, reaches: Reaches = isReachable) => entriesOf('wallet', WALLET, site, reaches);

/** The profile menu of this brand, as far as its screens exist. Logging out is an act, not an entry. */
export const profileMenu = (site: BareSite, reaches: Reaches = isReachable) => entriesOf('profile', PROFILE, site, reaches);
