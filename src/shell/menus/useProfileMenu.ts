import { useTodos } from '@/src/api/queries/todos';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { profileMenu } from './accountMenus';
import type { MenuEntry } from './mainMenu';

const TODOS = 'profile-todos';

/** The profile menu of this brand and user: what there is to do leaves it once nothing is, or when its reader hid it. */
export function useProfileMenu(): MenuEntry[] {
  const { data } = useTodos(useHasToken());
  const hasTodos = data?.isHidden === false && data.todos.some(({ isDone }) => !isDone);
  return profileMenu(useSite()).filter(({ testId }) => hasTodos || testId !== TODOS);
}
