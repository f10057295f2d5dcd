import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';

const MINUTE = 60;

/** About how long something takes: seconds below two minutes, minutes from there on. */
export function useExpectedTime(): (seconds: number) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (seconds) => {
    const isShort = seconds < 2 * MINUTE;
    const n = format.amount(String(isShort ? seconds : Math.ceil(seconds / MINUTE)));
    return t(isShort ? 'receive.seconds' : 'receive.minutes', { n });
  };
}
