import clsx from 'clsx';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { useFormat } from '@/src/format';
import { AmountInput } from '@/src/ui/field/AmountInput';
import { useFit } from '@/src/ui/field/useFit';
import type { useConversion } from '../../hooks/useConversion';
import { receivedDecimals } from '../../model/convert';
import { CoinChoice } from './CoinChoice';
import styles from './ConvertBand.module.css';

export type ConversionState = ReturnType<typeof useConversion>;

/** What is given, what is received, and the button that turns the two around. */
export function ConvertAmounts({ conversion }: { conversion: ConversionState }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { coins, give, get, amount, setAmount, route, result, chooseGive, chooseGet, swap } = conversion;
  const received = format.fixed(result?.receive, receivedDecimals(route ?? []));
  const output = useRef<HTMLOutputElement>(null);
  useFit(output, received, get);
  return (
    <>
      <div className={styles.block}>
        <span className={styles.label} aria-hidden="true">
          {t('home.convert.from')}
        </span>
        <AmountInput
          height={72}
          aria-label={t('home.convert.from')}
          className={styles.amount}
          value={amount}
          onAmountChange={setAmount}
          unit={give}
          end={<CoinChoice label={t('home.convert.giveCoin')} coins={coins} value={give} onChange={chooseGive} />}
        />
      </div>
      <div className={styles.between}>
        <button type="button" className={clsx('finger', styles.swap)} aria-label={t('home.convert.swap')} onClick={swap}>
          <ArrowDownUp size={16} aria-hidden="true" />
        </button>
      </div>
      <div className={`${styles.block} ${styles.result}`}>
        <span className={styles.label}>{t('home.convert.to')}</span>
        <output ref={output} className={`num ${styles.received}`} data-testid="converted">
          {received}
        </output>
        <CoinChoice label={t('home.convert.getCoin')} coins={coins} value={get} onChange={chooseGet} />
      </div>
    </>
  );
}
