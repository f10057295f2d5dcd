import { useTodos } from '@/src/api/queries/todos';
import { useHasToken } from '@/src/lib/useHasToken';

/** Whether there is something to do that its user has not hidden; undefined while nobody knows. `isAsked`: not asked before. */
export function useHasTodos(isAsked = true): boolean | undefined {
  const hasToken = useHasToken();
  const { data, error } = useTodos(hasToken && isAsked);
  if (data) return !data.isHidden && data.todos.some(({ isDone }) => !isDone);
  return error ? false : undefined;
}
