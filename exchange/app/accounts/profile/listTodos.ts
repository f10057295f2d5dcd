import type { CallData } from '@/contract/calls';
import { todosOf } from '@/domain/account/todos';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { AccountsContext } from '../context';

/** Under which display flag a user hides the page. */
const HIDDEN_FLAG = 'todos_hidden';

/** What the account has done of what it is asked to. @throws AppError tokenInvalid when the account is gone. */
export async function listTodos({ store, brands }: AccountsContext, { userId, brand }: Actor): Promise<CallData<'todos'>> {
  const [account, hidden] = await Promise.all([store.todos.facts(userId), store.flags.read(userId, HIDDEN_FLAG)]);
  if (!account) throw new AppError('tokenInvalid');
  const todos = todosOf({ ...account, hasPracticeFunds: brands.isPractice(brand), hasSpot: brands.hasSpot(brand) });
  return { todos, recoveryCodesLeft: account.hasAuthenticator ? account.recoveryCodesLeft : null, isHidden: hidden === 1 };
}
