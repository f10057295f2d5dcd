import { useEffect, useState } from 'react';
import { isApiError } from '@/src/api/apiError';
import { pushKey, pushStatus, subscribePush, unsubscribePush } from '@/src/api/calls/notices';
import { currentSubscription, isPushSupported, PUSH_WORKER, targetOf } from '@/src/api/push/subscription';
import { useSubmit } from '@/src/api/useSubmit';

/** `unread`: the exchange did not say. */
export type PushState = 'unknown' | 'unread' | 'unsupported' | 'denied' | 'off' | 'on';

async function stateNow(): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  return (await pushStatus(subscription.endpoint)).isOn ? 'on' : 'off';
}

const stateOrWhyNot = () => stateNow().catch((failure): PushState => (isApiError(failure) ? 'unread' : 'unsupported'));

/** Asks the browser, which asks its user: only ever after a click. */
async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { publicKey } = await pushKey();
  await navigator.serviceWorker.register(PUSH_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that is of no use may be of a key of before, which browsers refuse to change.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    await subscribePush(targetOf(subscription));
  } catch (failure) {
    // A subscription the exchange does not know of brings nothing: it is not to look as if it were on.
    await subscription.unsubscribe();
    throw failure;
  }
}

async function turnOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await unsubscribePush(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Whether this device takes web push for this account, and how that is changed. */
export function usePush() {
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    void stateOrWhyNot().then(setState);
  }, []);
  const look = async () => setState(await stateOrWhyNot());
  const { submit, isBusy, error } = useSubmit((isOn: boolean) => (isOn ? turnOn() : turnOff()).finally(look));
  const reading = useSubmit(look);
  return { state, change: submit, isBusy, error, retry: reading.submit, isReading: reading.isBusy };
}
