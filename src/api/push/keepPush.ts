import { pushStatus, subscribePush } from '@/src/api/calls/notices';
import { currentSubscription, isPushSupported, targetOf } from './subscription';

/**
 * Before a session makes place for another: what turns web push on again for the next one where it is on now; the exchange takes its
 * devices from a session that ends. Never rejects, and leaves push off where it fails: the settings say so.
 */
export async function pushToKeep(): Promise<() => void> {
  try {
    const subscription = isPushSupported() ? await currentSubscription() : null;
    if (!subscription || !(await pushStatus(subscription.endpoint)).isOn) return () => undefined;
    return () => void subscribePush(targetOf(subscription)).catch(() => undefined);
  } catch {
    return () => undefined;
  }
}
