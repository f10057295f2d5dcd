import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { type NumberWriting, type TypedNumber, typeNumber, writtenNumber } from './typedNumber';

interface TypedNumberOptions extends NumberWriting {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  /** `value` as it stands while nobody types. */
  shown: string;
  onValueChange: (value: string) => void;
  /** What is given out when the field is left, in place of what was typed. */
  atRest: (value: string) => string;
}

/** What a number field shows while it is typed in, and once it is left. */
export function useTypedNumber({ input, value, shown, onValueChange, atRest, ...writing }: TypedNumberOptions) {
  const [typed, setTyped] = useState<TypedNumber>();
  const [isAway, setAway] = useState(true);
  // A value set from outside (a slider, a price out of the book) takes the place of what was typed.
  const now = typed?.value === value ? typed : undefined;
  const text = now?.text ?? writtenNumber(shown, writing);

  useLayoutEffect(() => {
    const field = input.current;
    if (now && field && field === document.activeElement) field.setSelectionRange(now.caret, now.caret);
  }, [input, now]);

  const take = (raw: string, caret: number) => {
    const next = typeNumber({ text, isOurs: now?.isOurs ?? true }, raw, caret, writing);
    setTyped(next);
    onValueChange(next.value);
  };

  return {
    text,
    either: now?.either,
    /** Nobody types in it, and what stands there is no number. */
    isUnreadable: isAway && now?.reading === 'unreadable',
    onChange: (field: HTMLInputElement, isComposing: boolean) => {
      const caret = field.selectionStart ?? field.value.length;
      // An input method is still at work: what it has so far is neither read nor touched.
      if (isComposing) setTyped({ text: field.value, value, isOurs: now?.isOurs ?? true, reading: 'nothing', caret });
      else take(field.value, caret);
    },
    /** The keypad's decimal key writes the language's mark, whatever its keyboard says. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const field = event.currentTarget;
      if (event.code !== 'NumpadDecimal' || event.key === writing.marks.decimal) return;
      event.preventDefault();
      const [start, end] = [field.selectionStart ?? text.length, field.selectionEnd ?? text.length];
      take(text.slice(0, start) + writing.marks.decimal + text.slice(end), start + 1);
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
