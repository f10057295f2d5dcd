import { useTranslation } from 'next-i18next/pages';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Instrument } from '@/contract/instrument';
import type { Depth } from '@/contract/market';
import { placingIn } from '@/domain/market/marketState';
import { useListing } from '@/src/brand/ListingContext';
import { useSite } from '@/src/brand/SiteContext';
import { shownPairs } from '@/src/brand/shownPairs';
import { pathTo } from '@/src/config/matchRoute';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import home from '../../Home.module.css';
import type { HomeData } from '../../homeData';
import { useConversion } from '../../hooks/useConversion';
import { useStart } from '../../hooks/useStart';
import { ConvertAmounts } from './ConvertAmounts';
import styles from './ConvertBand.module.css';
import { ConvertFigures } from './ConvertFigures';

/** Early enough that what it starts is there when it scrolls into view. */
const MARGIN = '400px';

/** Whether an element has come near the window; stays true from then on. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: MARGIN });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

interface ConvertBandProps {
  pairs: readonly Instrument[];
  terms: HomeData['convertCoins'];
  depth: Depth | undefined;
}

/** Converting begins here: what one coin brings in another, right now, out of the real order books; the page behind it quotes it firmly. */
export function ConvertBand({ pairs, terms, depth }: ConvertBandProps) {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  const listing = useListing();
  const card = useRef<HTMLDivElement>(null);
  const isLive = useNear(card);
  const spread = useStart('convertCoins', terms)?.spread;
  const shown = useMemo(
    () => shownPairs(pairs, { ...listing, supportSpot }).filter(({ state }) => placingIn(state) === 'ANY'),
    [pairs, listing, supportSpot],
  );
  const conversion = useConversion({ pairs: shown, depth, spread, isLive });
  const { give, get, amount } = conversion;
  const asked = new URLSearchParams({ from: give, to: get, ...(amount === undefined ? {} : { amount }) });
  return (
    <section className={home.half}>
      <h2 className={home.title}>{t('home.convert.title')}</h2>
      <p className={home.lead}>{t('home.convert.lead')}</p>
      <div ref={card} className={`${home.card} ${styles.card}`}>
        <ConvertAmounts conversion={conversion} />
        <ConvertFigures conversion={conversion} />
        <ButtonLink href={`${pathTo('convert')}?${asked}`} size="large" block>
          {t('home.convert.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
