import { removeToken } from './storage';

/** The part of a router that this needs. */
interface Way {
  replace(url: string): unknown;
}

/**
 * Ends the session of this browser and goes home. After the guard of a private page, which leads whoever lost their session to the
 * login: whoever left did not ask for it. What was left is not gone back to.
 */
export function leaveForHome(router: Way): void {
  removeToken();
  setTimeout(() => void router.replace('/'));
}
