import { type CSSProperties, useState } from 'react';
import styles from './Coin.module.css';
import { CoinLetters } from './CoinLetters';

interface CoinIconProps {
  symbol: string;
  /** Image of the coin list; our own file when absent. */
  src?: string;
  /** Px. */
  size?: number;
}

/** A coin's mark: from the coin list, from /coins, or drawn from its letters. Decoration beside the coin's name. */
export function CoinIcon({ symbol, src, size = 24 }: CoinIconProps) {
  const image = src || `/coins/${symbol.toLowerCase()}.svg`;
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.icon} style={{ '--size': `${size}px` } as CSSProperties} data-coin={symbol}>
      {broken === image ? (
        <CoinLetters symbol={symbol} />
      ) : (
        // biome-ignore lint/performance/noImgElement: a 1-kB SVG of our own; an optimiser would only add a hop.
        <img
          ref={(element) => {
            // It may have failed before the page came alive and could listen.
            if (element?.complete && element.naturalWidth === 0) setBroken(image);
          }}
          className={styles.image}
          src={image}
          alt=""
          width={size}
          height={size}
          decoding="async"
          onError={() => setBroken(image)}
        />
      )}
    </span>
  );
}
