import { memo } from 'react';
import { useWorth } from '@/src/brand/useWorth';
import { StateTag } from '@/src/ui/choice/StateTag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import type { MarketRow } from '../model/marketRow';
import { LivePrice } from './LivePrice';
import styles from './MarketCard.module.css';
import { PairLink } from './PairLink';
import { PairStar } from './PairStar';
import { VolumeText } from './VolumeText';

/** A pair on a narrow screen; the whole row opens it. It renders anew only when its own numbers changed. */
export const MarketCard = memo(function MarketCard({ row }: { row: MarketRow }) {
  const worth = useWorth();
  return (
    <div className={styles.row}>
      <PairStar row={row} className={styles.star} />
      <CoinIcon symbol={row.base} size={32} />
      <span className={styles.words}>
        <PairLink symbol={row.symbol} className={styles.link}>
          <bdi dir="ltr" className={styles.pair}>
            {row.base}
            <span className={styles.quote}> /{row.quote}</span>
          </bdi>
        </PairLink>
        {row.state === 'LIVE' ? <VolumeText row={row} className={styles.second} /> : <StateTag state={row.state} />}
      </span>
      <span className={styles.numbers}>
        <LivePrice row={row} className={styles.price} />
        <bdi dir="ltr" className={`num ${styles.second}`}>
          {worth.price(row.lastUsd, Math.max(2, row.decimals))}
        </bdi>
      </span>
      <ChangeText value={row.changePercent} pill className={styles.change} />
    </div>
  );
});
