import Type, { type Static } from 'typebox';
import { TODO_KINDS } from '@/domain/account/todos';
import { oneOf, TimestampMs } from './primitives';

/** What an account is asked to finish, in the order that is recommended, the done ones among it. */
export const Todos = Type.Object({
  todos: Type.Array(
    Type.Object({
      kind: oneOf(TODO_KINDS),
      isDone: Type.Boolean(),
      /** null: not done, or nobody knows when. */
      doneAt: Type.Union([TimestampMs, Type.Null()]),
    }),
  ),
  /** Unused ones; null without an authenticator. */
  recoveryCodesLeft: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** The user took the page out of the menus: display flag `todos_hidden`. */
  isHidden: Type.Boolean(),
});
export type Todos = Static<typeof Todos>;
