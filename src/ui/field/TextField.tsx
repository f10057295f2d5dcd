import clsx from 'clsx';
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import styles from './Field.module.css';
import { FieldBox, type FieldBoxProps } from './FieldBox';
import { FieldFrame, type FieldText } from './FieldFrame';

export interface TextFieldProps extends FieldText, FieldBoxProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'height' | 'size'> {
  onValueChange?: (value: string) => void;
  /** Runs on Enter with the text, as a search box does. */
  onEnter?: (value: string) => void;
  /** Digits, codes and addresses: number font, left to right. */
  numeric?: boolean;
  align?: 'start' | 'end';
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with label, hint or error, and slots. Takes every attribute of <input>, so form libraries can register it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelEnd,
    hint,
    error,
    requirement,
    height,
    start,
    end,
    onValueChange,
    onEnter,
    numeric,
    align,
    className,
    ref,
    ...input
  } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    // While an input method composes (Chinese), Enter picks a word.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.(event.currentTarget.value);
  };
  return (
    <FieldFrame {...{ label, labelEnd, hint, error, requirement, className }} id={input.id}>
      {(ids) => (
        <FieldBox {...{ height, start, end }} invalid={Boolean(error)} disabled={input.disabled}>
          <input
            {...input}
            {...ids}
            ref={ref}
            className={clsx(styles.input, numeric && ['num', styles.numeric], align === 'end' && styles.alignEnd)}
            onChange={(event) => {
              input.onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
