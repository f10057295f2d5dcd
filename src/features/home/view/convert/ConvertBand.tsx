import { useTranslation } from 'next-i18next/pages';
import { useMemo, useRef } from 'react';
import type { Instrument } from '@/contract/instrument';
import type { Depth } from '@/contract/market';
import { placingIn } from '@/domain/market/marketState';
import { useSpotFeeRates } from '@/src/api/queries/spot';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Tag } from '@/src/ui/choice/Tag';
import home from '../../Home.module.css';
import type { HomeData } from '../../homeData';
import { useConversion } from '../../hooks/useConversion';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import { useNear } from '../../hooks/useNear';
import { useStart } from '../../hooks/useStart';
import { shownPairs } from '../../model/homeMarket';
import { ConvertAmounts } from './ConvertAmounts';
import styles from './ConvertBand.module.css';
import { ConvertFigures } from './ConvertFigures';

interface ConvertBandProps {
  pairs: readonly Instrument[];
  fees: HomeData['standardFeeRates'];
  depth: Depth | undefined;
  isSignedIn: boolean;
}

/** A calculator on the real order books: what one coin brings in another, right now, fees taken off. */
export function ConvertBand({ pairs, fees, depth, isSignedIn }: ConvertBandProps) {
  const { t } = useTranslation('common');
  const site = useSite();
  const links = useHomeLinks();
  const card = useRef<HTMLDivElement>(null);
  const isLive = useNear(card);
  const standard = useStart('standardFeeRates', fees);
  const own = useSpotFeeRates(useHasToken(isSignedIn) && isLive);
  const shown = useMemo(() => shownPairs(pairs, site).filter(({ state }) => placingIn(state) === 'ANY'), [pairs, site]);
  const conversion = useConversion({ pairs: shown, depth, fees: own.data ?? standard, isLive });
  const target = conversion.route?.at(-1)?.pair;
  const pair = target && links.pair(target.symbol);
  return (
    <section className={home.half}>
      <h2 className={home.title}>{t('home.convert.title')}</h2>
      <p className={home.lead}>{t('home.convert.lead')}</p>
      <div ref={card} className={`${home.card} ${styles.card}`}>
        <ConvertAmounts conversion={conversion} />
        <ConvertFigures conversion={conversion} />
        {links.convert || (target && pair) ? (
          <ButtonLink href={links.convert ?? pair ?? ''} size="large" block>
            {links.convert || !target ? t('home.convert.action') : t('markets.tradePair', { pair: `${target.base}/${target.quote}` })}
          </ButtonLink>
        ) : (
          <Tag tone="outline">{t('home.convert.soon')}</Tag>
        )}
      </div>
    </section>
  );
}
