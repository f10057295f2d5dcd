import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { pathTo } from '@/src/config/matchRoute';
import { CryptoPicker } from '@/src/ui/picker/CryptoPicker';

/** Which coin to receive. Picking the one whose page this is already just closes. */
export function DepositPicker({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const coins = usePickerCoins(false);
  return (
    <CryptoPicker
      open
      onClose={onClose}
      title={t('receive.pickTitle')}
      description={t('receive.pickText')}
      coins={coins}
      onPick={({ coinSymbol }) => {
        onClose();
        const path = pathTo('walletsReceive', { coin: coinSymbol });
        // However the coin is written in the address.
        if (router.asPath.split(/[?#]/, 1)[0]?.toLowerCase() !== path.toLowerCase()) void router.push(path);
      }}
    />
  );
}
