import { isPasswordStrong } from '@/domain/account/passwordRules';

export interface PasswordDraft {
  current: string;
  next: string;
  repeated: string;
}

export const EMPTY_DRAFT: PasswordDraft = { current: '', next: '', repeated: '' };

type Field = keyof PasswordDraft;
/** Keys of the words for what is wrong, under `security.problems`. */
export type PasswordProblems = Partial<Record<Field, 'currentMissing' | 'weak' | 'differs'>>;

/** What keeps a draft from being sent. */
export function problemsOf({ current, next, repeated }: PasswordDraft): PasswordProblems {
  return {
    ...(current === '' ? { current: 'currentMissing' as const } : {}),
    ...(isPasswordStrong(next) ? {} : { next: 'weak' as const }),
    ...(repeated === next ? {} : { repeated: 'differs' as const }),
  };
}
