interface KeptPress {
  element: Element;
  /** What its user saw of it, and of the form it sends. */
  look: () => string;
  seen: string;
  again: () => void;
}

/**
 * Before a page is awake: keeps the last press, and does it once it is; of presses within one form all, in their order. Nothing is sent by the
 * browser itself meanwhile, as a form would put what stands in it into the address. Links, fields, boxes and whatever else the browser
 * knows how to deal with are left to it.
 *
 * What is too old by then, gone, disabled or looks other than it did is not done, nor what comes after it. Nor is the sending of a form, once
 * something else of the page's content was pressed before, or something was typed after it: it may not be what its user takes it for.
 *
 * Runs in the head of the page as a text (keepPressesScript): nothing from outside its braces.
 */
export function keepPresses(page: Document, awake: string): void {
  const LONGEST_MS = 15_000;
  const CONTROLS = 'a[href],button,summary,label,input,select,textarea';
  const HELD = 'button,[type=submit]';
  const { dataset } = page.documentElement;
  let kept: KeptPress[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Presses on the page's content that send nothing. */
  const others: Element[] = [];

  const formOf = (element: Element) => (element as HTMLButtonElement).form ?? element.closest('form');
  const lookOf = (element: Element, fields: readonly HTMLInputElement[]) =>
    [
      element.textContent,
      ...['pressed', 'checked', 'selected', 'expanded'].map((name) => element.getAttribute(`aria-${name}`)),
      ...fields.map(({ value, checked }) => `${value} ${checked}`),
    ].join();
  const forget = () => {
    kept = [];
    delete dataset.pressKept;
  };
  const keep = (event: Event, element: Element, isSent: boolean, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    const form = formOf(element);
    if (!isSent && element.closest('main')) others.push(element);
    if (isSent && others.some((other) => formOf(other) !== form)) return;
    const last = kept[kept.length - 1]?.element;
    const before = form && last && formOf(last) === form ? kept.filter((press) => press.element !== element) : [];
    // Those it has by now: others may come when the page is awake.
    const fields = isSent && form ? [...form.querySelectorAll<HTMLInputElement>('input,select,textarea')] : [];
    const look = () => lookOf(element, fields);
    kept = [...before, { element, look, seen: look(), again }];
    dataset.pressKept = '';
    clearTimeout(timer);
    timer = setTimeout(forget, LONGEST_MS);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const pressed = target.closest(CONTROLS);
    if (!pressed || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = (pressed as HTMLLabelElement).control ?? pressed;
    // The browser ticks it; a form that is sent then is another one.
    if (control.matches('[type=checkbox],[type=radio]')) return;
    if (!control.matches(HELD)) return forget();
    const again = () => target.dispatchEvent(new MouseEvent('click', event));
    keep(event, control, (control as HTMLButtonElement).type === 'submit', again);
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    keep(event, form, true, () => form.requestSubmit());
  };
  const doNext = () => {
    const press = kept.shift();
    if (!press) return;
    const { element, look, seen, again } = press;
    if (!element.isConnected || element.closest(':disabled,[inert],[hidden],[aria-disabled=true]') || look() !== seen) return;
    again();
    // What it changed stands in the page before the one after it.
    setTimeout(doNext);
  };
  const handOver = () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('submit', onSubmit, true);
    clearTimeout(timer);
    delete dataset.pressKept;
    doNext();
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', onSubmit, true);
  page.addEventListener(awake, handOver, { once: true });
}
