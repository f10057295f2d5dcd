import { useLatestExpressOrders } from '@/src/api/queries/express';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';

const TABS = ['transaction', 'transfer', 'order', 'statement'] as const;
const WITHOUT_ORDERS = ['transaction', 'transfer', 'statement'] as const;

/** The lists of the history. Where nothing is bought or sold for money any more, whoever did still finds their orders. */
export function useTabs() {
  const { supportExpressTrading: isOn } = useSite();
  const isSignedIn = useHasToken(true);
  const { data } = useLatestExpressOrders(isSignedIn && !isOn);
  return isOn || (data && data.records.length > 0) ? TABS : WITHOUT_ORDERS;
}
