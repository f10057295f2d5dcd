import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Withdrawal } from '@/contract/withdrawals';
import { referenceOf } from '@/domain/reference';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { IconButton } from '@/src/ui/button/IconButton';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import { shortAddress } from '../../movements/shortAddress';
import styles from '../Aside.module.css';

/** What it is made of, line by line; what is shortened can be copied whole. */
export function Details({ withdrawal, hidden }: { withdrawal: Withdrawal; hidden: boolean }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const copy = useCopyText(t('history.copied'), t('history.copyFailed'));
  const { withdrawalId, askedAt, networkName, mark, address, memo, amount, fee, recipientGets, symbol, txId } = withdrawal;
  const reference = referenceOf('W', askedAt, withdrawalId);
  const copied = (text: string, name: string, shown = shortAddress(text)) => (
    <>
      <bdi className="num" dir="ltr">
        {shown}
      </bdi>
      <IconButton label={`${t('history.copy')}: ${name}`} icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(text)} />
    </>
  );
  const least = useCoinDecimals()(symbol);
  const sum = (value: string) => <BalanceText value={value} hidden={hidden} least={least} unit={symbol} />;
  const rows = [
    [t('send.transfer'), copied(reference, t('send.transfer'), reference)],
    [t('send.steps.asked'), <bdi key="asked">{format.dateTime(askedAt)}</bdi>],
    [t('wallets.network'), `${networkName} ${mark}`.trim()],
    [t('send.recipient'), copied(address, t('send.recipient'))],
    ...(memo === null ? [] : [[t('send.memo.memo'), copied(memo, t('send.memo.memo'), memo)] as const]),
    [t('wallets.amount'), sum(amount)],
    [t('send.networkFee'), sum(fee)],
    [t('send.gets'), sum(recipientGets)],
    [t('send.transaction'), txId === null ? '--' : copied(txId, t('send.transaction'))],
  ] as const;
  return (
    <aside>
      <h2 className={styles.asideTitle}>{t('wallets.details')}</h2>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
