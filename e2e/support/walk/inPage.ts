/** A control by its test id, or by its role and the words its name starts with. */
export type Role = 'button' | 'tab' | 'menuitem';
export type Control = { testId: string } | { role: Role; name: string };

/** What is done and waited for in the page, one after the other. */
export type Step =
  | { press: Control }
  /** Something comes over the page that was not there when the control was pressed. */
  | { open: Control }
  /** Everything folded in what lies over the page. */
  | { unfold: true }
  /** What gives way to the uppermost surface has gone. */
  | { isAlone: true };

export interface Orders {
  steps: readonly Step[];
  /** What lies over the page is not to be there at the start, is to be there at the end. */
  startsBare: boolean;
  endsCovered: boolean;
  /** CSS selector of what lies over a page. */
  over: string;
  /** What has not come by then is missing, ms. */
  patienceMs: number;
}

/** Runs in the page, which takes one call where each step and each wait would be several. Says whether something lies over the page. */
export async function carryOut({ steps, startsBare, endsCovered, over, patienceMs }: Orders): Promise<boolean> {
  const until = performance.now() + patienceMs;
  // A browser that has nothing to draw, or is starved, may give no frame for long: then it is looked at all the same.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 1_000);
    });
  const found = async <Found>(what: string, find: () => Found | undefined | false): Promise<Found> => {
    for (;;) {
      const there = find();
      if (there) return there;
      if (performance.now() > until) throw new Error(`${what}: waited ${patienceMs} ms in vain`);
      await frame();
    }
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const ROLES = { button: 'button, [role="button"]', tab: '[role="tab"]', menuitem: '[role="menuitem"]' };
  const press = async (control: { testId?: string; role?: Role; name?: string }) => {
    const { testId, role = 'button', name = '' } = control;
    const find = () =>
      testId ? seen(`[data-testid="${testId}"]`)[0] : seen(ROLES[role]).find((element) => nameOf(element).startsWith(name));
    const there = await found(JSON.stringify(control), find);
    // What it opens stands beside it, and the page may have been read to its end.
    there.scrollIntoView({ block: 'center' });
    // At once: whether a control can be reached is what other tests look at.
    there.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };

  // Sizes are new from the next frame on.
  await frame();
  if (startsBare) await found('a page with nothing over it', () => seen(over).length === 0);
  for (const step of steps) {
    const before = seen(over).at(-1);
    if ('press' in step) await press(step.press);
    if ('open' in step) {
      await press(step.open);
      await found('something over the page', () => seen(over).some((surface) => surface !== before && !surface.contains(before ?? null)));
    }
    if ('unfold' in step) for (const folded of seen('[role="dialog"] [aria-expanded="false"]')) folded.click();
    if ('isAlone' in step) await found('one surface over the page', () => document.querySelectorAll('[aria-modal="true"]').length === 1);
  }
  if (endsCovered) await found('something over the page', () => seen(over).length > 0);
  // What comes in is where it stays, and nothing is to come.
  await found('a page at rest', () => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await found('a page that waits for nothing', () => seen('[aria-busy="true"]').length === 0);
  return seen(over).length > 0;
}
