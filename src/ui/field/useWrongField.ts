import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the first field of a form that is wrong, once it is drawn as such. */
export function focusWrongField(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
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
