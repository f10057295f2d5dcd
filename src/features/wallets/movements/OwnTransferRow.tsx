import clsx from 'clsx';
import { ArrowRightLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Transfer } from '@/contract/wallet';
import type { Wallet } from '@/domain/account/wallets';
import { useFormat } from '@/src/format';
import { Tag } from '@/src/ui/choice/Tag';
import { ActIcon } from './MovementIcon';
import styles from './Movements.module.css';
import { SignedAmount } from './SignedAmount';

/** A transfer between own wallets, as one of them sees it: "Transfer USDT, Main to Trading, −1,500.00 USDT". It is done once it is there. */
export function OwnTransferRow({ row, wallet }: { row: Transfer; wallet: Wallet }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const name = (of: Wallet) => t(`history.walletNames.${of}`);
  return (
    <div className={styles.row}>
      <ActIcon act={ArrowRightLeft} coinSymbol={row.asset} />
      <span className={styles.words}>
        <span className={styles.title}>{t('history.transferTitle', { coin: row.asset })}</span>
        <span className={styles.about}>{t('history.fromTo', { from: name(row.from), to: name(row.to) })}</span>
      </span>
      <span className={styles.tag}>
        <Tag tone="success">{t('movements.statuses.COMPLETED')}</Tag>
      </span>
      <span className={styles.end}>
        <SignedAmount value={row.from === wallet ? `-${row.amount}` : row.amount} coin={row.asset} className={styles.amount} />
        <bdi dir="ltr" className={clsx('num', styles.time)}>
          {format.moment(row.at)}
        </bdi>
      </span>
    </div>
  );
}
