import { useTranslation } from 'next-i18next/pages';
import { Questions } from '@/src/ui/section/Questions';

const NAMES = ['held', 'confirmations', 'missing'] as const;

/** What people ask about coins on their way. */
export function SendQuestions() {
  const { t } = useTranslation('common');
  return (
    <Questions
      title={t('receive.questions.title')}
      items={NAMES.map((key) => ({ key, question: t(`send.questions.${key}.q`), answer: t(`send.questions.${key}.a`) }))}
    />
  );
}
