import { useTranslation } from 'next-i18next/pages';
import { useWorth } from '@/src/brand/useWorth';
import { useAppSelector } from '@/src/state/hooks';
import { TextButton } from '@/src/ui/button/TextButton';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import amountStyles from '../../parts/Amount.module.css';
import type { Sending } from '../useSend';
import { LimitLeft } from './LimitLeft';
import { useAmountComplaint } from './useAmountComplaint';
import { useSendableCoins } from './useSendableCoins';

const MOST_DECIMALS = 8;

interface PhoneAmountProps {
  coin: string;
  sending: Sending;
  /** By the exchange, for what is typed now. */
  refused: string | undefined;
}

/** How much leaves and of which coin, in one field: what a phone asks first. */
export function PhoneAmount({ coin, sending, refused }: PhoneAmountProps) {
  const { t } = useTranslation('common');
  const worth = useWorth();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const { draft, change, free, limits, view } = sending;
  const complaint = useAmountComplaint(coin, view);
  const { coins, onPick } = useSendableCoins(coin, sending);
  return (
    <div className={amountStyles.stack}>
      <AmountBlock
        isField
        label={t('wallets.amount')}
        value={draft.amount}
        onValueChange={(amount) => change({ amount })}
        unit={coin}
        decimals={MOST_DECIMALS}
        error={complaint ?? refused}
        coin={<CoinPill label={t('wallets.coin')} coins={coins} value={coin} onPick={onPick} testId="send-coin" />}
        below={
          <>
            <span>{view.usd === undefined ? '' : <bdi dir="ltr">{`≈ ${worth.text(view.usd)}`}</bdi>}</span>
            <TextButton onPress={() => free !== undefined && change({ amount: free })}>{t('wallets.transfer.max')}</TextButton>
          </>
        }
        testId="send-amount"
      />
      {limits ? <LimitLeft limits={limits} usd={view.usd} hidden={hidden} /> : null}
    </div>
  );
}
