import type { OperatingContext } from '@/exchange/app/operating/context';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import type { Clock } from '@/exchange/app/ports/clock';
import type { Database } from '@/exchange/app/ports/database';
import { createOperatorRepository } from '@/exchange/db/operating/operatorRepository';
import { createOperatedWithdrawals } from '@/exchange/db/withdrawals/withdrawalQueries';

/** Ada and Bob, who look at withdrawals. */
export async function twoOperators(
  database: Database,
  rules: OperatingContext['withdrawalRules'],
  { writer, clock }: { writer: OperatingContext['writer']; clock: Clock },
): Promise<{ ada: Operator; bob: Operator; context: OperatingContext }> {
  for (const name of ['ada', 'bob'])
    await database.query('insert into operators (name, token_hash, created_ms) values ($1, $1, 0) on conflict do nothing', [name]);
  const store = createOperatorRepository(database);
  const known = await store.operators();
  const named = (name: string) => {
    const found = known.find((operator) => operator.name === name);
    if (!found) throw new Error(`no operator ${name}`);
    return found;
  };
  const parts = { store, withdrawals: createOperatedWithdrawals(database), withdrawalRules: rules, writer, clock };
  // What they do here asks for nothing else.
  return { ada: named('ada'), bob: named('bob'), context: parts as unknown as OperatingContext };
}
