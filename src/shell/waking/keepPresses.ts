interface KeptPress {
  element: Element;
  /** What is sent with it, of the form it sends. */
  fields: readonly HTMLInputElement[];
  words: string;
  state: string;
  again: () => void;
}

/**
 * Before a page is awake: keeps the last press, and does it once it is; of presses within one form all, in their order. Nothing is sent by the
 * browser itself meanwhile, as a form would put what stands in it into the address. Links, fields, boxes and whatever else the browser
 * knows how to deal with are left to it.
 *
 * What is too old by then, gone, disabled or other than it was is not done, nor what comes after it. Nor is the sending of a form, once
 * something else of the page's content was pressed before, or something was typed after it: it may not be what its user takes it for.
 *
 * Runs in the head of the page as a text (keepPressesScript): nothing from outside its braces.
 */
export function keepPresses(page: Document, awake: string): void {
  const LONGEST_MS = 15_000;
  const CONTROLS = 'a[href],button,summary,label,input,select,textarea';
  const HELD = 'button,[type=submit]';
  const STATES = ['pressed', 'checked', 'selected', 'expanded'];
  const { dataset } = page.documentElement;
  let kept: KeptPress[] = [];
  let lastAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Presses on the page's content that send nothing. */
  let others: Element[] = [];
  /** What was typed after the last press: what that does must not undo it. */
  const typed = new Map<HTMLInputElement, string>();

  const formOf = (element: Element) => (element as HTMLButtonElement).form ?? element.closest('form');
  const wordsOf = ({ element, fields }: Pick<KeptPress, 'element' | 'fields'>) =>
    [element.textContent, ...fields.map(({ value, checked }) => `${value} ${checked}`)].join();
  const stateOf = (element: Element) => STATES.map((name) => element.getAttribute(`aria-${name}`)).join();
  const hasOtherWords = (press: KeptPress) => wordsOf(press) !== press.words;
  const keepOnly = (presses: KeptPress[]) => {
    kept = presses;
    if (kept.length > 0) dataset.pressKept = '';
    else delete dataset.pressKept;
  };
  const keepUntil = (isOther: (press: KeptPress) => boolean) => {
    const other = kept.findIndex(isOther);
    if (other >= 0) keepOnly(kept.slice(0, other));
  };
  const expire = () => {
    keepOnly([]);
    others = [];
  };
  const keep = (event: Event, element: Element, isSent: boolean, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    const form = formOf(element);
    if (!isSent && element.closest('main')) others.push(element);
    // The line goes: nothing of this is done.
    if (isSent && others.some((other) => formOf(other) !== form)) return keepOnly([]);
    const last = kept[kept.length - 1]?.element;
    const before = form && last && formOf(last) === form ? kept.filter((press) => press.element !== element) : [];
    // Those it has by now: others may come when the page is awake.
    const fields = isSent && form ? [...form.querySelectorAll<HTMLInputElement>('input,select,textarea')] : [];
    keepOnly([...before, { element, fields, words: wordsOf({ element, fields }), state: stateOf(element), again }]);
    typed.clear();
    lastAtMs = Date.now();
    clearTimeout(timer);
    timer = setTimeout(expire, LONGEST_MS);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const pressed = target.closest(CONTROLS);
    if (!pressed || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // It leads elsewhere, or shows something else.
    if (pressed.matches('a,summary')) return keepOnly([]);
    const control = (pressed as HTMLLabelElement).control ?? pressed;
    // The browser ticks it, or puts the caret there.
    if (!control.matches(HELD)) return;
    const again = () => target.dispatchEvent(new MouseEvent('click', event));
    keep(event, control, (control as HTMLButtonElement).type === 'submit', again);
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    keep(event, form, true, () => form.requestSubmit());
  };
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (kept.length > 0 && field.type !== 'file') typed.set(field, field.value);
    // In a task of its own: what a page that wakes up tells itself of its fields is told by then.
    setTimeout(keepUntil, 0, hasOtherWords);
  };
  const typeAgain = () => {
    for (const [field, value] of typed) {
      if (field.value === value) continue;
      // By the browser's own way: React does not see it, and so takes the event for a change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const doNext = () => {
    const [press, ...rest] = kept;
    keepOnly(rest);
    if (!press) return typeAgain();
    const { element, again } = press;
    if (!element.isConnected || element.closest(':disabled,[inert],[hidden],[aria-disabled=true]') || hasOtherWords(press))
      return keepOnly([]);
    again();
    // What it changed stands in the page before the one after it.
    setTimeout(doNext);
  };
  const handOver = () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('submit', onSubmit, true);
    page.removeEventListener('input', onInput, true);
    clearTimeout(timer);
    // A device that slept has heard no timer.
    const isTooOld = Date.now() - lastAtMs > LONGEST_MS;
    // What the page knows by now is not what was seen. What the presses themselves change is.
    keepUntil(({ element, state }) => isTooOld || stateOf(element) !== state);
    doNext();
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', onSubmit, true);
  page.addEventListener('input', onInput, true);
  page.addEventListener(awake, handOver, { once: true });
}
