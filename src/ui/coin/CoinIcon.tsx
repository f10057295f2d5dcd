import { type CSSProperties, useState } from 'react';
import styles from './Coin.module.css';

const SERIES = 8;

/** One of the eight series colours, always the same for a symbol. */
function seriesOf(symbol: string): number {
  let sum = 0;
  for (const letter of symbol) sum += letter.charCodeAt(0);
  return (sum % SERIES) + 1;
}

/** A disc with the first letters of a symbol, for coins nobody drew. */
function CoinLetters({ symbol }: { symbol: string }) {
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true" data-letters="">
      <circle cx="12" cy="12" r="12" fill={`var(--series-${seriesOf(symbol)})`} />
      <text x="12" y="15.5" textAnchor="middle" fontSize="9" fontWeight="600" fontFamily="var(--font-ui)" fill="#0D1114">
        {symbol.slice(0, 2).toUpperCase()}
      </text>
    </svg>
  );
}

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
