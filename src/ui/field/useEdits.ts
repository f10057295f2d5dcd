import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Edit, editOf, everythingReplaced, type SelectedText } from './edit';

/** Tells what a change of a field was: which part of what stood there it replaced, and by what. */
export function useEdits(input: RefObject<HTMLInputElement | null>): (before: string) => Edit {
  const latest = useRef<SelectedText>(undefined);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const remember = () => {
      const { value: text, selectionStart, selectionEnd } = field;
      latest.current = { text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length };
    };
    const onBeforeInput = (event: InputEvent) => {
      // An input method changes what it wrote itself: all of it is one edit of what stood there when it began.
      if (!event.isComposing) remember();
    };
    // React's event of this name is another one: it knows no erasing.
    field.addEventListener('beforeinput', onBeforeInput);
    field.addEventListener('compositionstart', remember);
    return () => {
      field.removeEventListener('beforeinput', onBeforeInput);
      field.removeEventListener('compositionstart', remember);
    };
  }, [input]);

  return useCallback(
    (before: string) => {
      const selected = latest.current;
      latest.current = undefined;
      const { value = '', selectionEnd = null } = input.current ?? {};
      return selected ? editOf(selected, value, selectionEnd ?? value.length) : everythingReplaced(before, value);
    },
    [input],
  );
}
