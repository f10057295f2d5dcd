import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Edit } from './edit';
import { type NumberWriting, type TypedNumber, typeNumber, writtenNumber } from './typedNumber';
import { useEdits } from './useEdits';

interface TypedNumberOptions extends NumberWriting {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  /** `value` as it stands while nobody types. */
  shown: string;
  onValueChange: (value: string) => void;
  /** What is given out when the field is left, in place of what was typed. */
  atRest: (value: string) => string;
  onUnclear?: (isUnclear: boolean) => void;
}

/** What a number field shows while it is typed in, and once it is left. */
export function useTypedNumber({ input, value, shown, onValueChange, atRest, onUnclear, ...writing }: TypedNumberOptions) {
  const [typed, setTyped] = useState<TypedNumber & { unit: string }>();
  const [isAway, setAway] = useState(true);
  const editOf = useEdits(input);
  const { unit } = writing;
  // A value set from outside (a slider, a price out of the book) takes the place of what was typed, and so does another unit.
  const now = typed?.value === value && typed.unit === unit ? typed : undefined;
  const text = now?.text ?? writtenNumber(shown, writing);

  useLayoutEffect(() => {
    const field = input.current;
    if (now && field && field === document.activeElement) field.setSelectionRange(now.caret, now.caret);
  }, [input, now]);

  const isUnclear = now?.either !== undefined;
  useEffect(() => {
    if (!isUnclear) return;
    onUnclear?.(true);
    return () => onUnclear?.(false);
  }, [isUnclear, onUnclear]);

  const isOurs = now?.isOurs ?? true;
  const take = (edit: Edit) => {
    const next = typeNumber(edit, isOurs, writing);
    setTyped({ ...next, unit });
    onValueChange(next.value);
  };

  return {
    text,
    either: now?.either,
    otherUnit: now?.otherUnit,
    /** Nobody types in it, and what stands there is no number. */
    isUnreadable: isAway && now?.reading === 'unreadable',
    onChange: (field: HTMLInputElement, isComposing: boolean) => {
      // An input method is still at work: what it has so far is neither read nor touched.
      if (!isComposing) take(editOf(text));
      else setTyped({ unit, text: field.value, value, isOurs, reading: 'nothing', caret: field.selectionEnd ?? field.value.length });
    },
    /** The keypad's decimal key writes the language's mark, whatever its keyboard says; without NumLock the same key erases. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd, readOnly } = event.currentTarget;
      const isHeld = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      const isMark = event.code === 'NumpadDecimal' && /^[.,]$/.test(event.key);
      const { decimal } = writing.marks;
      if (!isMark || isHeld || readOnly || event.key === decimal) return;
      event.preventDefault();
      take({ text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length, inserted: decimal });
    },
    onFocus: () => setAway(false),
    onBlur: () => {
      setAway(true);
      if (now && now.reading !== 'number') return;
      setTyped(undefined);
      if (atRest(value) !== value) onValueChange(atRest(value));
    },
    choose: (chosen: string) => {
      setTyped(undefined);
      onValueChange(chosen);
      input.current?.focus();
    },
  };
}
