import { useTranslation } from 'next-i18next/pages';
import { Select } from '@/src/ui/menu/Select';

interface ChoiceSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** One name, or several with commas between them; undefined: all. */
  value: string | undefined;
  onChange: (value: Value | undefined) => void;
}

const ALL = '';

/** One of a list, or all of it. Several may have been chosen elsewhere: then their names are shown. */
export function ChoiceSelect<Value extends string>({ label, options, value, onChange }: ChoiceSelectProps<Value>) {
  const { t } = useTranslation('common');
  const several = value?.includes(',')
    ? value
        .split(',')
        .map((name) => options.find((option) => option.value === name)?.label ?? name)
        .join(', ')
    : undefined;
  return (
    <Select
      label={label}
      prefix={label}
      options={[{ value: ALL, label: t('history.all') }, ...options]}
      value={several === undefined ? (value ?? ALL) : undefined}
      placeholder={several}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
      width={220}
    />
  );
}
