import type { TodoFacts } from '@/domain/account/todos';

export interface TodoStore {
  /** What the database knows of the account; the rest is the brand's. Undefined when the account is gone. */
  facts(userId: string): Promise<Omit<TodoFacts, 'hasPracticeFunds' | 'hasSpot'> | undefined>;
}
