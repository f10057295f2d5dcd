import { useRouter } from 'next/router';
import { useCoins } from '@/src/api/queries/market';
import { pathTo } from '@/src/config/matchRoute';
import { CryptoPicker } from '@/src/ui/picker/CryptoPicker';

interface DepositPickerProps {
  open: boolean;
  onClose: () => void;
}

/** Which coin to receive. Picking the one whose page this is already just closes. */
export function DepositPicker({ open, onClose }: DepositPickerProps) {
  const router = useRouter();
  const { data: coins } = useCoins();
  return (
    <CryptoPicker
      open={open}
      onClose={onClose}
      coins={coins}
      onPick={({ coinSymbol }) => {
        onClose();
        const path = pathTo('walletsReceive', { coin: coinSymbol });
        if (router.asPath.split('?', 1)[0] !== path) void router.push(path);
      }}
    />
  );
}
