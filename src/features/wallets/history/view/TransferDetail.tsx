import { useTranslation } from 'next-i18next/pages';
import { referenceOf } from '@/domain/reference';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import type { TransferItem } from '@/src/state/walletSlice';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import styles from './Detail.module.css';
import { Facts, LongFact, NumberFact } from './Facts';

const COIN_SIZE = 40;

/** All there is to know of one transfer between own wallets. */
export function TransferDetail({ row }: { row: TransferItem }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const name = (wallet: TransferItem['from']) => t(wallet === 'MAIN' ? 'shell.wallet.main' : 'shell.wallet.trade');
  return (
    <>
      <div className={styles.sum}>
        <CoinIcon symbol={row.asset} size={COIN_SIZE} />
        <BalanceText hidden={!isShown} value={row.amount} decimals={decimalsOf(row.asset)} unit={row.asset} className={styles.amount} />
      </div>
      <Facts
        facts={[
          { label: t('history.facts.date'), value: <NumberFact>{format.dateTime(row.at)}</NumberFact> },
          { label: t('history.from'), value: name(row.from) },
          { label: t('history.to'), value: name(row.to) },
          { label: t('history.facts.id'), value: <LongFact text={referenceOf('T', row.at, row.transferId)} shown={[18, 0]} /> },
        ]}
      />
    </>
  );
}
