import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { ChainOfCoin } from '@/src/api/queries/custody';
import { useFormat } from '@/src/format';
import { Tag } from '@/src/ui/choice/Tag';
import styles from '../Receive.module.css';
import { useExpectedTime } from '../useExpectedTime';

interface NetworkChoiceProps {
  chains: readonly ChainOfCoin[];
  value: string | undefined;
  onChange: (chainId: string) => void;
}

/** The networks of a coin, with how long they take; one that is paused can be looked at, and says why. */
export function NetworkChoice({ chains, value, onChange }: NetworkChoiceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const timeOf = useExpectedTime();
  const group = useId();
  return (
    <div className={styles.networks} role="radiogroup" aria-label={t('receive.network')}>
      {chains.map(({ chainId, name, mark, confirmations, expectedSeconds, deposits }) => (
        <label key={chainId} className={clsx(styles.network, chainId === value && styles.chosen)}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={chainId === value}
            onChange={() => onChange(chainId)}
            data-testid={`network-${chainId}`}
          />
          <span className={styles.networkName}>
            <span className={styles.strong}>{name}</span> <bdi>{mark}</bdi>
          </span>
          {deposits.isOpen ? (
            <>
              <span className={styles.networkTime}>{timeOf(expectedSeconds)}</span>
              <span className={styles.networkMore}>{t('receive.confirmations', { n: format.amount(String(confirmations)) })}</span>
            </>
          ) : (
            <Tag tone="warning" size="small">
              {t('receive.paused.tag')}
            </Tag>
          )}
        </label>
      ))}
    </div>
  );
}
