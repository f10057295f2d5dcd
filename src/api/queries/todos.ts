import { useQuery } from './useQuery';

/** What the signed-in user is asked to finish. */
export const useTodos = (isSignedIn: boolean) => useQuery('todos', isSignedIn ? {} : undefined);
