import type { SpotOrder } from '@/contract/spot';
import { isApiError } from '@/src/api/apiError';
import { quietCall } from '@/src/api/quietCall';

/** A call that was cut off may still be on its way: look again for a while before saying that it never arrived. */
const LOOK_AFTER_MS = [300, 1_000, 2_000, 4_000, 8_000];
/** The newest orders are enough: the one in question was sent a moment ago. */
const NEWEST = 50;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Looks for the order made under a client order id among the newest of its market.
 * Undefined when it stays away. @throws ApiError when the exchange could not be asked at the end.
 */
export async function findOrder(symbol: string, clientOrderId: string): Promise<SpotOrder | undefined> {
  let failure: unknown;
  for (const pause of LOOK_AFTER_MS) {
    await wait(pause);
    try {
      const { records } = await quietCall('spotOrderHistory', { symbol, status: 'ALL', pageSize: NEWEST });
      failure = undefined;
      const found = records.find((order) => order.clientOrderId === clientOrderId);
      if (found) return found;
    } catch (error) {
      if (!isApiError(error)) throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  return undefined;
}
