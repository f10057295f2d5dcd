import type { CallData } from '@/contract/calls';

type Activity = CallData<'activity'>['records'][number];

/** The latest login with a wrong password or code that its owner has not said to be their own. `rows` are newest first. */
export function unexplainedFailure(rows: readonly Activity[], knownUntil: number): Activity | undefined {
  return rows.find(({ kind, result, at }) => kind === 'LOGIN' && result !== 'PASSED' && at > knownUntil);
}
