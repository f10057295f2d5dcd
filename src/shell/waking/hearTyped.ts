type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & { _valueTracker?: { setValue(value: string): void } };

/** Boxes to tick are pressed, and presses are kept. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea,select';

function servedValue(field: Field): string {
  if (!('options' in field)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/**
 * Tells React what was typed or chosen before it listened. It takes a field over with whatever stands in it, tells nobody, and writes over it
 * the next time it renders. To be called in the commit that woke the page up: what stood there is read at once, and told when that commit
 * and what it renders again are over, but before the next key.
 */
export function hearTyped(page: ParentNode): void {
  const typed = [...page.querySelectorAll<Field>(FIELDS)]
    .filter((field) => field.value !== servedValue(field))
    .map((field) => ({ field, text: field.value }));
  if (typed.length > 0) queueMicrotask(() => typed.forEach(tell));
}

function tell({ field, text }: { field: Field; text: string }): void {
  // Written only where it has been written over: it moves the caret.
  if (field.value !== text) field.value = text;
  // React takes for unchanged what it has seen before, and it has seen this when it took the field over.
  if (!('options' in field)) field._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }));
}
