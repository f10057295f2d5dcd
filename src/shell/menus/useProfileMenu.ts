import { useSite } from '@/src/brand/SiteContext';
import { profileMenu } from './accountMenus';
import type { MenuEntry } from './mainMenu';
import { useHasTodos } from './useHasTodos';

const TODOS = 'profile-todos';

/** The profile menu of this brand and user: what there is to do leaves it once nothing is, or when its user hid it. */
export function useProfileMenu(): MenuEntry[] {
  const hasTodos = useHasTodos();
  return profileMenu(useSite()).filter(({ testId }) => hasTodos || testId !== TODOS);
}
