import { useTranslation } from 'next-i18next/pages';
import { useLocale } from '@/src/i18n/useLocale';
import styles from './Field.module.css';
import { checkedSeparators } from './numberRules';
import { writtenNumber } from './typedNumber';

interface TwoNumbersProps {
  text: string;
  values: readonly [string, string];
  onChoose: (value: string) => void;
}

/** Said under a field whose text could be either of two numbers, with both to choose from. */
export function TwoNumbers({ text, values, onChoose }: TwoNumbersProps) {
  const { t } = useTranslation('common');
  const marks = checkedSeparators({}, useLocale());
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
