import type { Transaction } from '@/contract/transactions';
import { multiply } from '@/domain/money/decimal';
import { useListing } from '@/src/brand/ListingContext';
import { useWorth } from '@/src/brand/useWorth';
import { useAppSelector } from '@/src/state/hooks';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { isEstimate } from '../../movements/isEstimate';
import { MovementTag } from '../../movements/MovementStatus';
import { movedNothing } from '../../movements/movedNothing';
import { SignedAmount } from '../../movements/SignedAmount';
import styles from './Detail.module.css';
import { Facts } from './Facts';
import { useTransactionFacts } from './useTransactionFacts';

const COIN_SIZE = 40;

/** What it is worth at the prices of now; nothing for what has none. */
function WorthNow({ row }: { row: Transaction }) {
  const worth = useWorth();
  const { coinInfo } = useListing();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const rate = coinInfo[row.coinSymbol]?.rate.USD;
  if (rate === undefined || !isShown) return null;
  return (
    <bdi className={`num ${styles.worth}`} dir="ltr">
      ≈ {worth.text(multiply(row.amount.replace('-', ''), rate))}
    </bdi>
  );
}

/** All there is to know of one transaction. `withState`: its state beside the amount, where no title has it. */
export function TransactionDetail({ row, withState = false }: { row: Transaction; withState?: boolean }) {
  const facts = useTransactionFacts();
  return (
    <>
      <div className={styles.sum}>
        <CoinIcon symbol={row.coinSymbol} size={COIN_SIZE} />
        <div className={styles.amounts}>
          <SignedAmount
            value={row.amount}
            coin={row.coinSymbol}
            isOpen={row.status !== 'COMPLETED'}
            isEstimate={isEstimate(row)}
            isVoid={movedNothing(row)}
            className={styles.amount}
          />
          <WorthNow row={row} />
        </div>
        {withState ? <MovementTag row={row} /> : null}
      </div>
      <Facts facts={facts(row)} />
    </>
  );
}
