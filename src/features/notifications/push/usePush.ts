import { useEffect, useState } from 'react';
import { pushKey, subscribePush, unsubscribePush } from '@/src/api/calls/notices';
import { useSubmit } from '@/src/api/useSubmit';

export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';

const WORKER = '/push.js';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function stateNow(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** Asks the browser, which asks its user: only ever after a click. */
async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { publicKey } = await pushKey();
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
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

/** Whether this device takes web push, and how that is changed. */
export function usePush() {
  const [state, setState] = useState<PushState>('unknown');
  const look = () => stateNow().then(setState, () => setState('unsupported'));
  useEffect(() => {
    void stateNow().then(setState, () => setState('unsupported'));
  }, []);
  const { submit, isBusy, error } = useSubmit(async (isOn: boolean) => {
    await (isOn ? turnOn() : turnOff()).finally(look);
  });
  return { state, change: submit, isBusy, error };
}
