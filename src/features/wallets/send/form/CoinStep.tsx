import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useAppSelector } from '@/src/state/hooks';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { CoinButton } from '@/src/ui/picker/CoinButton';
import { CoinShortcuts } from '@/src/ui/picker/CoinShortcuts';
import type { Sending } from '../useSend';
import { pathOfSending, useSendableCoins } from './useSendableCoins';

/** Which coin leaves, in a row of its own; the best known others that there are some of stand below it. */
export function CoinStep({ coin, sending }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const least = useCoinDecimals()(coin);
  const sendable = useSendableCoins(coin, sending);
  return (
    <>
      <CoinButton
        label={t('wallets.coin')}
        value={coin}
        {...sendable}
        end={<BalanceText value={sending.free} hidden={hidden} least={least} />}
        testId="send-coin"
      />
      <CoinShortcuts value={coin} coins={sendable.coins} pathOf={pathOfSending} />
    </>
  );
}
