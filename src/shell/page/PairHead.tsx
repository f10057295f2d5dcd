import { usePairName } from '@/src/brand/usePairName';
import { PageHead } from './PageHead';

interface PairHeadProps {
  /** Translation key of the page's name, which has a parameter `pair`. */
  titleKey: string;
  /** Symbol of the market the page is of. */
  symbol: string;
}

/** Title and description of a page of one market. */
export function PairHead({ titleKey, symbol }: PairHeadProps) {
  const pairName = usePairName();
  return <PageHead titleKey={titleKey} titleParams={{ pair: pairName(symbol) }} />;
}
