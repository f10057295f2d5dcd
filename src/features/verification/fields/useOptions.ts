import { useTranslation } from 'next-i18next/pages';

type Group = 'proofs' | 'occupations' | 'incomes' | 'roles';

/** Codes of the dictionary with their words. */
export function useOptions() {
  const { t } = useTranslation('common');
  const words: Record<Group, (code: string) => string> = {
    proofs: (code) => t(`verification.proofs.${code}`),
    occupations: (code) => t(`verification.occupations.${code}`),
    incomes: (code) => t(`verification.incomes.${code}`),
    roles: (code) => t(`verification.roles.${code}`),
  };
  return (group: Group, codes: readonly string[]) => codes.map((code) => ({ value: code, label: words[group](code) }));
}
