import { useTranslation } from 'next-i18next/pages';
import { WALLETS, type Wallet } from '@/domain/account/wallets';
import { SelectField } from '@/src/ui/field/SelectField';

/** Whose coins are converted. */
export function WalletField({ value, onChange }: { value: Wallet; onChange: (wallet: Wallet) => void }) {
  const { t } = useTranslation('common');
  return (
    <SelectField
      label={t('convert.wallet')}
      placeholder={t('convert.wallet')}
      value={value}
      onValueChange={(wallet) => onChange(wallet as Wallet)}
      options={WALLETS.map((one) => ({ value: one, label: t(`convert.wallets.${one}`) }))}
    />
  );
}
