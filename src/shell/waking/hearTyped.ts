type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & { _valueTracker?: { setValue(value: string): void } };

/** What is pressed, not filled in, is kept by keepPresses. */
const FIELDS = 'input:not([type=submit],[type=button],[type=hidden]),textarea,select';

function servedValue(field: Field): string {
  if (!('options' in field)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

const isBox = (field: Field): field is Field & HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * Tells React what was typed, chosen or ticked before it listened. It takes a field over with whatever stands in it, tells nobody, and writes
 * over it the next time it renders. To be called in the commit that woke the page up: what stood there is read at once, and told when that
 * commit and what it renders again are over, but before the next key.
 */
export function hearTyped(page: ParentNode): void {
  const fields = [...page.querySelectorAll<Field>(FIELDS)];
  const tells = [
    ...fields.filter((field) => !isBox(field) && field.value !== servedValue(field)).map((field) => tellText(field, field.value)),
    ...fields
      .filter(isBox)
      .filter((box) => box.checked !== box.defaultChecked)
      .map((box) => ({ box, isWanted: box.checked }))
      .map(({ box, isWanted }) => tellBox(box, isWanted)),
  ];
  if (tells.length > 0) queueMicrotask(() => tells.forEach((tell) => void tell()));
}

const tellText = (field: Field, text: string) => () => {
  const isFile = field.type === 'file';
  // Written only where it has been written over: it moves the caret.
  if (!isFile && field.value !== text) field.value = text;
  // React takes for unchanged what it has seen before, and it has seen this when it took the field over.
  if (!('options' in field)) field._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event('options' in field || isFile ? 'change' : 'input', { bubbles: true }));
};

/** A box is ticked anew, as a press of its user's; what the page itself knew to tick meanwhile stays. */
function tellBox(box: HTMLInputElement, isWanted: boolean): () => void {
  box.checked = box.defaultChecked;
  return () => {
    // Of two that exclude each other the one that was chosen is pressed.
    if (box.checked !== isWanted && (isWanted || box.type === 'checkbox')) box.click();
  };
}
