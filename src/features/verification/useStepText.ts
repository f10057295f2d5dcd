import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import type { FlowStep } from './model/flowSteps';

/** What happens in a step, in a sentence. A review is told by who does it here. */
export function useStepText(): (step: FlowStep) => string {
  const { t } = useTranslation('common');
  const { reviewer = 'operators' } = useSite();
  return (step) => t(step === 'REVIEW' ? `verification.reviewers.${reviewer}` : `verification.steps.${step}.text`);
}
