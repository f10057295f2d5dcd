import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useAppSelector } from '@/src/state/hooks';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import styles from './Transfer.module.css';
import type { TransferView } from './viewTransfer';

/** What both wallets have free now, and what they will have. */
export function BothBalances({ coin, sides }: { coin: string; sides: readonly TransferView['from'][] }) {
  const { t } = useTranslation('common');
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const decimals = useCoinDecimals()(coin);
  // In the same order whichever way the money goes.
  const rows = sides.toSorted((one, other) => one.wallet.localeCompare(other.wallet));
  return (
    <table className={styles.both}>
      <thead>
        <tr>
          <th>
            <span className="sr-only">{t('wallets.transfer.wallet')}</span>
          </th>
          <th scope="col">{t('wallets.transfer.now')}</th>
          <td aria-hidden="true" />
          <th scope="col">{t('wallets.transfer.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ wallet, now, after }) => (
          <tr key={wallet}>
            <th scope="row">{t(`wallets.names.${wallet}`)}</th>
            <td>
              <BalanceText value={now} hidden={hidden} decimals={decimals} />
            </td>
            <td aria-hidden="true">
              <ArrowRight size={14} className="mirror" />
            </td>
            <td className={styles.after} data-testid={`after-${wallet}`}>
              <BalanceText value={after ?? now} hidden={hidden} decimals={decimals} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
