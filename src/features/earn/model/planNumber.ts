import { referenceOf } from '@/domain/reference';
import type { OwnPlan } from '@/src/api/queries/earn';

/** What people call a plan by: `E-0918-77120` was opened on September 18th (UTC). */
export const planNumber = ({ applyId, openedAt }: Pick<OwnPlan, 'applyId' | 'openedAt'>): string => referenceOf('E', openedAt, applyId);
