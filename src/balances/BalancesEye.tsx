import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import { useShowBalances } from './useShowBalances';

/** Hides the account's balances everywhere, and shows them again. */
export function BalancesEye() {
  const { t } = useTranslation('common');
  const { isShown, isSaving, toggle } = useShowBalances();
  const Icon = isShown ? Eye : EyeOff;
  return (
    <IconButton
      label={t(isShown ? 'balances.hide' : 'balances.show')}
      icon={<Icon size={16} aria-hidden="true" />}
      aria-busy={isSaving}
      onClick={() => void toggle()}
      data-testid="balances-eye"
    />
  );
}
