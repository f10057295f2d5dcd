import { removeToken } from './storage';

/** The part of a router that this needs. */
interface Way {
  replace(url: string): Promise<unknown>;
}

let isLeaving = false;

/** The session has been ended by whoever had it, who is on the way home: no guard need lead them anywhere. */
export const isLeavingForHome = () => isLeaving;

/**
 * Ends the session of this browser and goes home. The guard of a private page, which leads whoever lost their session to the login,
 * stands back meanwhile: whoever left did not ask for it. What was left is not gone back to.
 */
export function leaveForHome(router: Way): void {
  isLeaving = true;
  removeToken();
  void router.replace('/').finally(() => {
    isLeaving = false;
  });
}
