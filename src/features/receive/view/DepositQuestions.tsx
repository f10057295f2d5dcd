import { useTranslation } from 'next-i18next/pages';
import { Questions } from '@/src/ui/section/Questions';

const NAMES = ['late', 'which', 'hash'] as const;

/** What people ask about deposits. */
export function DepositQuestions() {
  const { t } = useTranslation('common');
  return (
    <Questions
      title={t('receive.questions.title')}
      items={NAMES.map((key) => ({ key, question: t(`receive.questions.${key}.q`), answer: t(`receive.questions.${key}.a`) }))}
    />
  );
}
