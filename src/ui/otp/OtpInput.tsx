import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { FieldFrame, type FieldText } from '../field/FieldFrame';
import styles from './OtpInput.module.css';
import { digitsIn, withTyped } from './otpDigits';

interface OtpInputProps extends FieldText {
  value: string;
  onChange: (code: string) => void;
  /** Runs once the last digit is in. */
  onComplete?: (code: string) => void;
  /** What the code is, for speech: each box adds its place. */
  name: string;
  length?: number;
  disabled?: boolean;
  /** Keeps code and focus while it is checked. */
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** A one-time code in boxes, left to right in every language. Pasting or autofill anywhere fills all of them. */
export function OtpInput({ value, onChange, onComplete, name, length = 6, disabled, readOnly, autoFocus, ...text }: OtpInputProps) {
  const { t } = useTranslation('common');
  const group = useRef<HTMLFieldSetElement>(null);
  const focusBox = (at: number) => group.current?.querySelectorAll('input')[Math.min(at, length - 1)]?.focus();

  // A code taken away (it was wrong) leaves its user at the first box, ready for the next one.
  useEffect(() => {
    if (value === '' && group.current?.contains(document.activeElement)) group.current.querySelector('input')?.focus();
  }, [value]);

  const put = (at: number, raw: string) => {
    const typed = digitsIn(raw, length);
    if (typed === '' || readOnly) return;
    const code = withTyped(value, at, typed, length);
    onChange(code);
    focusBox(Math.min(at, value.length) + typed.length);
    if (code.length === length) onComplete?.(code);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const moves: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: value.length };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focusBox(Math.max(0, target));
    }
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    if (readOnly) return;
    event.preventDefault();
    const gone = event.key === 'Backspace' && at >= value.length ? value.length - 1 : at;
    onChange(value.slice(0, Math.max(0, gone)) + value.slice(Math.max(0, gone) + 1));
    if (event.key === 'Backspace') focusBox(Math.max(0, gone));
  };
  return (
    <FieldFrame {...text}>
      {({ id, ...aria }) => (
        <fieldset
          ref={group}
          aria-label={name}
          aria-describedby={aria['aria-describedby']}
          className={styles.boxes}
          style={{ '--length': length } as CSSProperties}
          dir="ltr"
        >
          {Array.from({ length }, (_, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the code.
              key={at}
              id={at === 0 ? id : undefined}
              className={clsx('num', styles.box)}
              inputMode="numeric"
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              aria-label={t('ui.otp.digit', { name, place: at + 1, length })}
              aria-invalid={aria['aria-invalid']}
              // biome-ignore lint/a11y/noAutofocus: the page exists for this code; its caller decides.
              autoFocus={autoFocus && at === 0}
              disabled={disabled}
              readOnly={readOnly}
              value={value[at] ?? ''}
              onFocus={(event) => event.target.select()}
              onChange={(event) =>
                put(at, event.target.value.length > 1 && value[at] ? event.target.value.replace(value[at] ?? '', '') : event.target.value)
              }
              onPaste={(event) => {
                event.preventDefault();
                put(0, event.clipboardData.getData('text'));
              }}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}
