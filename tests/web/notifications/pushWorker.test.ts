import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Listener = (event: object) => void;
const source = readFileSync(join(process.cwd(), 'public/push.js'), 'utf8');

/** The worker as a browser runs it, and what it made of a push that was pressed. */
async function pressed(message: object, openPages: object[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => undefined);
  new Function('self', source)({
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { matchAll: async () => openPages, openWindow },
  });
  let work: unknown;
  const waitUntil = (promise: unknown) => {
    work = promise;
  };
  listeners.get('push')?.({ data: { json: () => message }, waitUntil });
  await work;
  const [title, options] = showNotification.mock.calls[0] as unknown as [string, object];
  listeners.get('notificationclick')?.({ notification: { ...options, close: jest.fn() }, waitUntil });
  await work;
  return { title, openWindow };
}

const push = { id: '1', title: 'Orden ejecutada', body: 'Compraste' };

it.each([
  ['es', '/es/profile/notification'],
  ['zh-TW', '/zh-TW/profile/notification'],
  ['en', '/profile/notification'],
  [undefined, '/profile/notification'],
  ['//evil.example', '/profile/notification'],
])('a push in %s leads to the page in the same language', async (language, path) => {
  const { title, openWindow } = await pressed({ ...push, language });
  expect(title).toBe('Orden ejecutada');
  expect(openWindow).toHaveBeenCalledWith(path);
});

it('leads a page that is open there', async () => {
  const navigate = jest.fn();
  const { openWindow } = await pressed({ ...push, language: 'bg' }, [{ focus: async () => undefined, navigate }]);
  expect(navigate).toHaveBeenCalledWith('/bg/profile/notification');
  expect(openWindow).not.toHaveBeenCalled();
});
