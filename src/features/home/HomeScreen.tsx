import { useMemo } from 'react';
import { useListing } from '@/src/brand/ListingContext';
import { useSite } from '@/src/brand/SiteContext';
import { mergeInstruments, useInstruments } from '@/src/realtime';
import styles from './Home.module.css';
import type { HomeData } from './homeData';
import { useStart } from './hooks/useStart';
import { homeMarkets } from './model/homeMarket';
import { ClosingBand } from './view/closing/ClosingBand';
import { ConvertBand } from './view/convert/ConvertBand';
import { EarnBand } from './view/earn/EarnBand';
import { DepthArt } from './view/hero/DepthArt';
import { EarnArt } from './view/hero/EarnArt';
import { Hero } from './view/hero/Hero';
import { Movers } from './view/movers/Movers';
import { PhonesBand } from './view/product/PhonesBand';
import { TerminalBand } from './view/product/TerminalBand';
import { SecurityBand } from './view/security/SecurityBand';
import { Strip } from './view/strip/Strip';

const NONE: never[] = [];

interface HomeScreenProps {
  initial: HomeData;
  /** Whether the request carried a token. */
  isSignedIn: boolean;
}

/** The first page: what the exchange is, shown with its own live prices. Bands of features a brand does not have are left out. */
export function HomeScreen({ initial, isSignedIn }: HomeScreenProps) {
  const site = useSite();
  const listing = useListing();
  const loaded = useStart('pairs', initial.pairs);
  const told = useInstruments();
  const pairs = useMemo(() => loaded && mergeInstruments(loaded, told, 'SPOT'), [loaded, told]);
  const coins = useStart('coins', initial.coins);
  const tickers = useStart('tickers', initial.tickers);
  const sparklines = useStart('sparklines', initial.sparklines);
  const markets = useMemo(
    () => homeMarkets(pairs ?? NONE, coins ?? NONE, { ...listing, supportSpot: site.supportSpot }),
    [pairs, coins, listing, site],
  );
  const started = useMemo(() => new Map(tickers?.map((ticker) => [ticker.symbol, ticker])), [tickers]);
  const first = markets[0];
  const offers = site.supportEarn ? initial.earnOffers : undefined;
  return (
    <div className={styles.page}>
      <Hero isSignedIn={isSignedIn} first={first}>
        {site.supportSpot ? (
          <DepthArt market={first} depth={initial.depth} ticker={first && started.get(first.symbol)} />
        ) : (
          <EarnArt offers={offers ?? NONE} />
        )}
      </Hero>
      <Strip markets={markets} tickers={started} sparklines={sparklines} />
      {site.supportSpot ? <Movers markets={markets} tickers={started} sparklines={sparklines} /> : null}
      {site.supportSpot && first ? <TerminalBand market={first} /> : null}
      <div className={`${styles.wrap} ${styles.halves}`}>
        {offers?.length ? <EarnBand offers={offers} coins={coins ?? NONE} /> : null}
        <ConvertBand pairs={pairs ?? NONE} terms={initial.convertCoins} depth={initial.depth} />
      </div>
      <SecurityBand isLast={!site.supportSpot} />
      {site.supportSpot ? <PhonesBand /> : null}
      <ClosingBand isSignedIn={isSignedIn} first={first} />
    </div>
  );
}
