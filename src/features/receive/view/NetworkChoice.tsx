import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { ChainOfCoin } from '@/src/api/queries/custody';
import { useFormat } from '@/src/format';
import { useExpectedTime } from '@/src/i18n/useExpectedTime';
import { RadioRow, RadioRows } from '@/src/ui/choice/RadioRows';
import { Tag } from '@/src/ui/choice/Tag';
import { AmountText } from '@/src/ui/numbers/AmountText';
import styles from '../Choice.module.css';
import wordStyles from '../Words.module.css';

interface NetworkChoiceProps {
  symbol: string;
  chains: readonly ChainOfCoin[];
  value: string | undefined;
  onChange: (chainId: string) => void;
}

/** The networks of a coin, with what they ask for and how long they take; one that is paused can be looked at, and says why. */
export function NetworkChoice({ symbol, chains, value, onChange }: NetworkChoiceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const timeOf = useExpectedTime();
  const group = useId();
  return (
    <RadioRows className={styles.networks} role="radiogroup" aria-label={t('receive.network')}>
      {chains.map(({ chainId, name, mark, confirmations, expectedSeconds, minDeposit, deposits }) => (
        <RadioRow
          key={chainId}
          name={group}
          className={styles.network}
          checked={chainId === value}
          onChange={() => onChange(chainId)}
          // Choosing what is chosen is an answer, too: the sheet closes.
          onClick={() => chainId === value && onChange(chainId)}
          testId={`network-${chainId}`}
        >
          <span className={styles.networkName}>
            <span className={wordStyles.strong}>{name}</span> <bdi>{mark}</bdi>
            <span className={styles.networkCost}>
              <span>
                {t('receive.minimum')} <AmountText value={minDeposit} unit={symbol} />
              </span>{' '}
              <span>{t('receive.noFee')}</span>
            </span>
          </span>
          {deposits.isOpen ? (
            <>
              <span className={styles.networkTime}>{timeOf(expectedSeconds)}</span>
              <span className={styles.networkMore}>
                {t('receive.confirmations', { count: confirmations, n: format.amount(String(confirmations)) })}
              </span>
            </>
          ) : (
            <Tag tone="warning" size="small">
              {t('receive.paused.tag')}
            </Tag>
          )}
        </RadioRow>
      ))}
    </RadioRows>
  );
}
