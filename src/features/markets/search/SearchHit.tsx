import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import type { MarketRow } from '../model/marketRow';
import { matchParts } from '../model/search';
import { LivePrice } from '../view/LivePrice';
import card from '../view/MarketCard.module.css';
import { PairLink } from '../view/PairLink';
import styles from './MobileSearch.module.css';

interface SearchHitProps {
  row: MarketRow;
  search: string;
  onOpen: () => void;
}

/** A found pair, with what was typed marked in it; the whole row opens it. */
export function SearchHit({ row, search, onOpen }: SearchHitProps) {
  return (
    <PairLink symbol={row.symbol} className={card.row} onClick={onOpen}>
      <CoinIcon symbol={row.base} size={32} />
      <span className={card.words}>
        <bdi dir="ltr" className={card.pair}>
          <Marked text={row.base} search={search} />
          <span className={card.quote}> /{row.quote}</span>
        </bdi>
        <span className={card.second}>
          <Marked text={row.name} search={search} />
        </span>
      </span>
      <LivePrice row={row} className={card.price} />
      <ChangeText value={row.changePercent} pill className={card.change} />
    </PairLink>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  const { before, match, after } = matchParts(text, search);
  return (
    <>
      {before}
      {match ? <mark className={styles.mark}>{match}</mark> : null}
      {after}
    </>
  );
}
