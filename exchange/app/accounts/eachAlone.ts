/**
 * Does `work` for one after the other, whatever stands in the way of some: what fails for one account keeps no other from what is due.
 * @throws AggregateError of what failed, when all were tried
 */
export async function eachAlone<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
