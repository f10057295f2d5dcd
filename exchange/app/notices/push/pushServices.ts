/**
 * Push services of browsers, as patterns of host names for SQL's `like`: `%` stands for every name below. Google (Chrome and what is made
 * of it), Mozilla, Apple, Microsoft, each from its own documentation on what a network has to let through; the names by which browsers
 * subscribe today stand by themselves, so that they are known before they took a message.
 */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '%.push.services.mozilla.com',
  '%.push.apple.com',
  '%.notify.windows.com',
];

/** Whom a subscription is with, as places of the lane are counted. */
export const pushHostOf = (endpoint: string): string => new URL(endpoint).hostname.replace(/\.$/, '');
