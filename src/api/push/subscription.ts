import type { CallParams } from '@/contract/calls';

/** The service worker that shows what is pushed. */
export const PUSH_WORKER = '/push.js';

export const isPushSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** A browser keeps its subscription over a logout and for whoever signs in next: only the exchange knows whom it tells there. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What the exchange has to know to reach it. */
export function targetOf(subscription: PushSubscription): CallParams<'pushSubscribe'> {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}
