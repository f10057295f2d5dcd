import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { pushBrowser } from '../../tests/support/pushBrowser';
import { siteUrl } from './places';

const port = Number(process.env.E2E_PUSH_PORT);

declare global {
  interface Window {
    /** How often the page has asked its reader whether it may show messages. */
    timesAsked: number;
  }
}

/** Stands in for a browser's push service, which no test can reach: takes what the exchange sends, and hands it to the browser. */
export async function openPushService({ page, brand }: { page: Page; brand: string }) {
  const { keys, opened } = pushBrowser();
  const sent: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    sent.push(opened(Buffer.concat(chunks)));
    response.writeHead(201).end();
  });
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });

  // Browsers without a window show no messages and ask nobody: whoever is asked here says yes.
  await page.addInitScript(
    (device) => {
      window.timesAsked = 0;
      Object.defineProperty(Notification, 'permission', { get: () => (window.timesAsked > 0 ? 'granted' : 'default') });
      Notification.requestPermission = async () => {
        window.timesAsked += 1;
        return Notification.permission;
      };
      let kept: unknown = null;
      const subscription = { ...device, toJSON: () => device };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => kept,
        subscribe: async () => {
          kept = subscription;
          return kept;
        },
      });
    },
    { endpoint: `http://127.0.0.1:${port}/device`, keys },
  );

  const devTools = await page.context().newCDPSession(page);
  let registrationId = '';
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await devTools.send('ServiceWorker.enable');
  return {
    /** Messages as the device opens them, the oldest first. */
    sent: () => sent.map((text) => JSON.parse(text) as Record<string, string>),
    deliver: (data: string) => devTools.send('ServiceWorker.deliverPushMessage', { origin: siteUrl(brand), registrationId, data }),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

interface Shown {
  title: string;
  options: { body: string; data: unknown };
}

/** The worker's own place, as far as it is reached into. */
interface WorkerScope extends EventTarget {
  registration: { showNotification(title: string, options: Shown['options']): Promise<void> };
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  shown: Shown[];
}

/** From now on the site's worker notes what it shows; hands back what tells, and what presses the newest, as far as a program can. */
export async function watchMessages(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the site has no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, options });
    // Only who is pressed by a hand may bring a window to the front.
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
  });
  return {
    shown: () =>
      worker.evaluate(() => (globalThis as unknown as WorkerScope).shown.map(({ title, options: { body } }) => ({ title, body }))),
    press: () =>
      worker.evaluate(() => {
        const scope = globalThis as unknown as WorkerScope;
        const notification = { ...scope.shown.at(-1)?.options, close: () => undefined };
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
      }),
  };
}
