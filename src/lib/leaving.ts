// What may be lost by leaving the page asks here; whatever leaves it goes through here: links and `router.push` (GuardedRouter) and the
// logout. What cannot be kept waiting is not asked about: a session that ended, and a page that is closed (the browser asks).

type Question = () => Promise<boolean>;

let question: Question | undefined;
let isAllowed = false;

/** Whether it has been asked about what is happening now, or there is nothing to ask. */
export const isLeavingAllowed = (): boolean => isAllowed || question === undefined;

/** Asks from now on, until the returned function is called. */
export function holdLeaving(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Does what leaves the page, once its user agrees: at once where there is nothing to ask. Undefined when they stay. */
export function leaving<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  return isLeavingAllowed() ? act() : askedFirst(act);
}

async function askedFirst<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  if (question && !(await question())) return undefined;
  isAllowed = true;
  try {
    return await act();
  } finally {
    isAllowed = false;
  }
}

/** Does what leaves the page whatever is on it: nothing of it could be saved any more. */
export function leavingUnasked(act: () => unknown): void {
  const before = isAllowed;
  isAllowed = true;
  try {
    act();
  } finally {
    isAllowed = before;
  }
}
