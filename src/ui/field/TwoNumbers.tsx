import { useTranslation } from 'next-i18next/pages';
import type { Separators } from '@/src/format';
import styles from './Field.module.css';
import { writtenNumber } from './typedNumber';

interface TwoNumbersProps {
  text: string;
  /** Of the field, in which the number will stand. */
  marks: Separators;
  values: readonly [string, string];
  onChoose: (value: string) => void;
}

/** Said under a field whose text could be either of two numbers, with both to choose from. */
export function TwoNumbers({ text, values, marks, onChoose }: TwoNumbersProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {t('ui.field.twoNumbers', { text })}{' '}
      {values.map((value) => (
        <button key={value} type="button" className={`num ${styles.reading}`} onClick={() => onChoose(value)}>
          {writtenNumber(value, { marks })}
        </button>
      ))}
    </>
  );
}
