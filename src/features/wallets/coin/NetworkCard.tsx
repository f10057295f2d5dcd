import { useTranslation } from 'next-i18next/pages';
import type { ChainOfCoin } from '@/contract/custody';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { GateState } from './GateState';
import styles from './NetworksSection.module.css';

/** A network on a phone. */
export function NetworkCard({ chain: { name, mark, minDeposit, withdrawalFee, deposits, withdrawals } }: { chain: ChainOfCoin }) {
  const { t } = useTranslation('common');
  const facts = [
    ['wallets.minDeposit', <AmountText key="least" value={minDeposit} />],
    ['wallets.withdrawalFee', <AmountText key="fee" value={withdrawalFee} />],
    ['wallets.deposits', <GateState key="in" gate={deposits} />],
    ['wallets.withdrawals', <GateState key="out" gate={withdrawals} />],
  ] as const;
  return (
    <article className={styles.card}>
      <p>
        <span className={styles.name}>{name}</span> <span className={styles.mark}>{mark}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
