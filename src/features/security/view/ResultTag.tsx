import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/src/ui/choice/Tag';
import type { Activity } from './activityIcons';

/** How an act ended, in words. */
export function ResultTag({ result }: Pick<Activity, 'result'>) {
  const { t } = useTranslation('common');
  return <Tag tone={result === 'PASSED' ? 'success' : 'error'}>{t(`security.results.${result}`)}</Tag>;
}
