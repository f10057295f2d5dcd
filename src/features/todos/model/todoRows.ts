import { Coins, Fingerprint, KeyRound, type LucideIcon, Mail, MessageSquareQuote, Repeat2, ShieldCheck } from 'lucide-react';
import type { Todos } from '@/contract/todos';
import type { TodoKind } from '@/domain/account/todos';
import type { Offers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { type RouteName, routes } from '@/src/config/routes';

interface TodoLook {
  icon: LucideIcon;
  /** Where it is done; funds are claimed in a dialog. */
  route?: RouteName;
}

export const TODO_LOOKS: Record<TodoKind, TodoLook> = {
  ADDRESS: { icon: Mail },
  PRACTICE_FUNDS: { icon: Coins },
  AUTHENTICATOR: { icon: ShieldCheck, route: 'profileSecurity' },
  RECOVERY_CODES: { icon: KeyRound, route: 'profileSecurity' },
  ANTI_PHISHING: { icon: MessageSquareQuote, route: 'profileSecurity' },
  IDENTITY: { icon: Fingerprint, route: 'profileVerification' },
  FIRST_TRADE: { icon: Repeat2, route: 'spot' },
};

export type TodoRow = Todos['todos'][number];

/** Where a todo is done; undefined where that is no page. */
export const todoHref = (kind: TodoKind): string | undefined => {
  const { route } = TODO_LOOKS[kind];
  return route && pathTo(route);
};

/** Which words say what a todo is good for, and what it gave: of the identity only what there is to be unlocked. */
export function todoWords(kind: TodoKind, { apiKeys, withdraw }: Offers) {
  const isPlain = kind === 'IDENTITY' && !(apiKeys && withdraw);
  return isPlain ? ({ text: 'plainText', doneText: 'plainDoneText' } as const) : ({ text: 'text', doneText: 'doneText' } as const);
}

/** The list without what there is no page for yet: nobody is asked for what they cannot do. */
export const doableTodos = (todos: readonly TodoRow[]): TodoRow[] =>
  todos.filter(({ kind, isDone }) => {
    const { route } = TODO_LOOKS[kind];
    return isDone || route === undefined || routes[route].built;
  });
