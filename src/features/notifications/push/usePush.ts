import { useEffect, useState } from 'react';
import { isApiError } from '@/src/api/apiError';
import { pushKey, pushStatus, subscribePush, unsubscribePush } from '@/src/api/calls/notices';
import { useSubmit } from '@/src/api/useSubmit';

/** `unread`: the exchange did not say. */
export type PushState = 'unknown' | 'unread' | 'unsupported' | 'denied' | 'off' | 'on';

const WORKER = '/push.js';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A browser keeps its subscription over a logout and for whoever signs in next: only the exchange knows whom it tells there. */
async function stateNow(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
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
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that is of no use may be of a key of before, which browsers refuse to change.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await subscribePush({ endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } });
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
