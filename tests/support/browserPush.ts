/**
 * A browser that takes web push, and whose user answers its question with `answer`; `subscribed`: it was before the page was opened. Undone
 * by `away`.
 */
export function pushBrowser(
  answer: NotificationPermission,
  { permission = 'default', subscribed = false }: { permission?: NotificationPermission; subscribed?: boolean } = {},
) {
  const asked: string[] = [];
  const subscription = {
    endpoint: 'https://push.example/device',
    toJSON: () => ({ endpoint: 'https://push.example/device', keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(`subscribe ${applicationServerKey}`);
      subscribed = true;
      return subscription;
    },
  };
  const question = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      question.permission = answer;
      return answer;
    },
  };
  const worker = { pushManager };
  const serviceWorker = { getRegistration: async () => worker, register: async () => worker, ready: Promise.resolve(worker) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  Object.defineProperty(window, 'Notification', { value: question, configurable: true });
  return {
    /** What the browser was asked for, in its order. */
    asked,
    isSubscribed: () => subscribed,
    away: () => {
      for (const name of ['PushManager', 'Notification'] as const) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
