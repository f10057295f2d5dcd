import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import type { Sending } from '../useSend';

/** What stands against the amount as it is typed. */
export function useAmountComplaint(coin: string, { chain, amountProblem }: Sending['view']): string | undefined {
  const { t } = useTranslation('common');
  const format = useFormat();
  const least = useCoinDecimals()(coin);
  switch (amountProblem) {
    case 'tooMuch':
      return t('wallets.transfer.tooMuch');
    case 'tooSmall':
      return t('send.atLeast', { amount: `${format.exact(chain?.minWithdrawal, least)} ${coin}` });
    case 'overLimit':
      return t('send.overLimit');
    default:
      return undefined;
  }
}
