import { useTranslation } from 'next-i18next/pages';
import { checkPassword } from '@/domain/account/passwordRules';

/** The rules for passwords in words, each with whether `password` meets it. */
export function usePasswordRules(password: string): { key: string; words: string; isMet: boolean }[] {
  const { t } = useTranslation('common');
  return checkPassword(password).map(({ key, isMet }) => ({ key, isMet, words: t(`auth.password.rule.${key}`) }));
}
