import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import styles from './Field.module.css';
import { FieldBox, type FieldBoxProps } from './FieldBox';
import { FieldFrame, type FieldText } from './FieldFrame';
import selectStyles from './SelectField.module.css';

interface SelectFieldProps extends FieldText, Pick<FieldBoxProps, 'height'> {
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  autoComplete?: string;
  disabled?: boolean;
  className?: string;
}

/** One of a list, in a form: the browser's own list, which every keyboard, phone and screen reader knows, countries by their letters. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelEnd, hint, error, requirement, height, value, options, onValueChange, placeholder, className, ...select } = props;
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldFrame {...{ label, labelEnd, hint, error, requirement, className }}>
      {(ids) => (
        <FieldBox
          height={height}
          invalid={Boolean(error)}
          disabled={select.disabled}
          end={<ChevronDown size={16} className={selectStyles.caret} aria-hidden="true" />}
        >
          <select
            {...select}
            {...ids}
            className={clsx(styles.input, selectStyles.select, !isKnown && selectStyles.empty)}
            value={isKnown ? value : ''}
            onChange={(event) => onValueChange(event.target.value)}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </FieldBox>
      )}
    </FieldFrame>
  );
}
