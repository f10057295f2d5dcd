// Shows what the exchange pushes. The text comes whole and in the reader's language; nothing is fetched, cached or kept.
self.addEventListener('push', (event) => {
  const { id, title, body, language } = event.data?.json() ?? {};
  if (!title) return;
  // One that comes twice takes its own place.
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, dir: 'auto', data: { language } }));
});

// The default language has no part of its own in paths.
const pathIn = (language) => (/^[a-z]{2}(-[A-Z]{2})?$/.test(language ?? '') && language !== 'en' ? `/${language}` : '');

self.addEventListener('notificationclick', (event) => {
  const path = `${pathIn(event.notification.data?.language)}/profile/notification`;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([open]) => {
      if (!open) return self.clients.openWindow(path);
      return open.focus().then(() => open.navigate(path));
    }),
  );
});
