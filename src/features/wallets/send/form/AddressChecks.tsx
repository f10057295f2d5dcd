import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ChainOfCoin } from '@/contract/custody';
import type { AddressChecked } from '@/contract/withdrawals';
import { formatList, useFormat } from '@/src/format';
import styles from '../Fields.module.css';

/** What speaks for an address, and what makes it wait: one line each. */
export function AddressChecks({ checked, chains }: { checked: AddressChecked; chains: readonly ChainOfCoin[] }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const fits = new Set(checked.networks.filter(({ problem }) => problem === null).map(({ chainId }) => chainId));
  const names = chains.filter(({ chainId }) => fits.has(chainId)).map(({ name }) => name);
  const good = [
    t('send.checks.valid', { networks: formatList(names, format.locale) }),
    ...(checked.label === null ? [] : [t('send.checks.saved', { label: checked.label })]),
    // What has not arrived yet speaks for nothing.
    ...(checked.lastSentAt === null || checked.isFirst ? [] : [t('send.checks.sent', { date: format.date(checked.lastSentAt) })]),
  ];
  return (
    <ul className={styles.checks} data-testid="send-checks">
      {good.map((text) => (
        <li key={text} className={styles.good}>
          <CircleCheck size={16} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
      {checked.isFirst ? (
        <li className={styles.waits}>
          <Clock size={16} aria-hidden="true" />
          <span>{t('send.checks.first')}</span>
        </li>
      ) : null}
    </ul>
  );
}
