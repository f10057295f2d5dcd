import { type RefObject, useEffect, useRef } from 'react';

/** What is wrong and no field itself says with `data-invalid`; what mends it stands inside. */
const WRONG = '[aria-invalid="true"], [data-invalid]';
const MENDS = 'button:enabled, input:enabled:not([type="file"])';

/** Puts the focus on the first field of a form that is wrong, once it is drawn as such; of a group, on what mends it. */
export function focusWrongField(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>(WRONG);
    const isGroup = wrong?.matches('[data-invalid]:not([tabindex])');
    const field = isGroup ? wrong?.querySelector<HTMLElement>(MENDS) : wrong;
    field?.focus();
  });
}

/**
 * Takes who sends a form to its first field that is wrong, which may stand a screen above the button: after each refusal by itself, and
 * where the form itself finds something when told.
 */
export function useWrongField(refusal: unknown): { form: RefObject<HTMLFormElement | null>; goToWrong: () => void } {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== undefined) focusWrongField(form.current);
  }, [refusal]);
  return { form, goToWrong: () => focusWrongField(form.current) };
}
