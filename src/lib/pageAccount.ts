import { Store } from './store/store';
import { useStore } from './store/useStore';

// Whose page this is. In memory alone: what is stored is shared by tabs, and another may have signed in another user.
let account: string | undefined;
/** Nobody is signed in any more, and the page of who was is still there. */
let isLeft = false;
const era = new Store(0);

/** The id of the account that the page shows; undefined while nobody is signed in, or it was not read yet. */
export const pageAccount = (): string | undefined => account;

/** Forgets the account: whatever was read for it goes, and what is still on its way arrives nowhere. */
export function beginEra(next?: string): void {
  account = next;
  isLeft = false;
  era.set(era.getSnapshot() + 1);
}

/** Signed out: the page may have something to say of that, and stays until it is left (`endLeftEra`) or a user signs in on it. */
export function leaveAccount(): void {
  account = undefined;
  isLeft = true;
}

/** Another page is shown: nothing of who was signed in on the one before is kept for it. */
export function endLeftEra(): void {
  if (isLeft) beginEra();
}

/** @returns whether the page was another account's: a new era has begun then, and not at a first login */
export function meetAccount(id: string): boolean {
  const isOther = isLeft || (account !== undefined && account !== id);
  if (isOther) beginEra(id);
  else account = id;
  return isOther;
}

/** How many accounts have left this page: the key of whatever stands on one. */
export const useEra = (): number => useStore(era, () => 0);
