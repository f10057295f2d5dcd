/**
 * Push services of browsers, as patterns of host names for SQL's `like`: `%` stands for every name below. Google (Chrome and what is made
 * of it), Mozilla, Apple, Microsoft, each from its own documentation on what a network has to let through.
 */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '%.push.services.mozilla.com',
  '%.push.apple.com',
  '%.notify.windows.com',
];

/** Whom a subscription is with, as places of the lane are counted. */
export const pushHostOf = (endpoint: string): string => new URL(endpoint).hostname.replace(/\.$/, '');
