import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { formatHourMinute, useFormat } from '@/src/format';
import { expressOrderPath, expressStateKey, expressTone } from '@/src/orders/expressOrder';
import { useAppSelector } from '@/src/state/hooks';
import type { OrderItem } from '@/src/state/walletSlice';
import { Tag } from '@/src/ui/choice/Tag';
import { Link } from '@/src/ui/link/Link';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { MovementIcon } from '../movements/MovementIcon';
import styles from '../movements/Movements.module.css';

const DOT = ' · ';

/**
 * One purchase or sale: which, its number and what was paid, how far it is, the coins and when. Coins have no sign: most orders that end
 * otherwise move nothing. On phones the state stands in the place of the time until it is done.
 */
export function OrderRow({ order }: { order: OrderItem }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { side, coin, number, state } = order;
  const isDone = state === 'DELIVERED';
  const name = t(expressStateKey(order));
  return (
    <Link href={expressOrderPath(order)} className={clsx(styles.row, styles.opens)}>
      <MovementIcon type={side} coinSymbol={coin} />
      <span className={styles.words}>
        <span className={styles.title}>
          {t(`movements.types.${side}`)} {coin}
        </span>
        <span className={styles.about}>
          <bdi dir="ltr">{number}</bdi>
          {isShown ? `${DOT}${format.currency(order.total, order.currency)}` : null}
        </span>
      </span>
      <span className={styles.tag}>
        <Tag tone={expressTone(order)}>{name}</Tag>
      </span>
      <span className={styles.end}>
        {isShown ? (
          <bdi className={clsx('num', styles.amount)} dir="ltr">
            {order.isPriced ? format.exact(order.coins, decimalsOf(coin)) : `≈ ${format.fixed(order.coins, decimalsOf(coin))}`} {coin}
          </bdi>
        ) : (
          <HiddenText className={styles.amount} />
        )}
        <bdi dir="ltr" className={clsx('num', styles.time, !isDone && styles.besideTag)}>
          {formatHourMinute(order.at)}
        </bdi>
        {isDone ? null : (
          <span className={styles.phoneState}>
            <span className={styles.state}>{name}</span>
          </span>
        )}
      </span>
    </Link>
  );
}
