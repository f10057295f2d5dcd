import { useTranslation } from 'next-i18next/pages';
import { useCoins } from '@/src/api/queries/market';

const NAMED: Readonly<Record<string, string>> = {
  MAIN: 'wallets.names.MAIN',
  TRADE: 'wallets.names.TRADE',
  EARN: 'wallets.earnPlans',
  OTHER: 'wallets.other',
};

/** What parts of everything are called: coins by their symbol, in full where there is room. */
export function useSliceNames() {
  const { t } = useTranslation('common');
  const { data: coins } = useCoins();
  const short = (key: string) => (NAMED[key] ? t(NAMED[key]) : key);
  return {
    isCoin: (key: string) => NAMED[key] === undefined,
    short,
    long: (key: string) => coins?.find(({ coinSymbol }) => coinSymbol === key)?.name ?? short(key),
  };
}
