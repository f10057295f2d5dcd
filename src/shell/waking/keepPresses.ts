/**
 * Before a page is awake: keeps the last press, and does it once it is. Nothing is sent by the browser itself meanwhile, as a form would put
 * what stands in it into the address. Links, texts and whatever else the browser knows how to deal with are left to it.
 *
 * What is too old by then, gone or disabled is not done. Nor is the sending of a form, once something else was pressed before: that
 * press is lost, and the form may not be what its user takes it for.
 *
 * Runs in the head of the page as a text (keepPressesScript): nothing from outside its braces.
 */
export function keepPresses(page: Document, awake: string): void {
  const LONGEST_MS = 5000;
  const CONTROLS = 'a[href],button,summary,label,input,select,textarea,tr';
  const HELD = 'button,tr,[type=submit],[type=checkbox],[type=radio]';
  const { dataset } = page.documentElement;
  let kept: { element: Element; at: number; again: () => void } | undefined;
  let first: Element | undefined;

  const keep = (event: Event, element: Element, isSent: boolean, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    first ??= element;
    kept = isSent && first !== element ? undefined : { element, at: Date.now(), again };
    if (kept) dataset.pressKept = '';
    else delete dataset.pressKept;
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const pressed = target.closest(CONTROLS);
    if (!pressed || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = (pressed as HTMLLabelElement).control ?? pressed;
    if (control.matches(HELD)) {
      keep(event, control, (control as HTMLButtonElement).type === 'submit', () => target.dispatchEvent(new MouseEvent('click', event)));
      return;
    }
    kept = undefined;
    delete dataset.pressKept;
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    keep(event, form, true, () => form.requestSubmit());
  };
  const handOver = () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('submit', onSubmit, true);
    delete dataset.pressKept;
    if (!kept || Date.now() - kept.at > LONGEST_MS) return;
    if (kept.element.isConnected && !kept.element.closest(':disabled,[inert]')) kept.again();
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', onSubmit, true);
  page.addEventListener(awake, handOver, { once: true });
}
