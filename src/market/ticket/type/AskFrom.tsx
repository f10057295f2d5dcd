import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { multiply } from '@/domain/money/decimal';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { useMarket } from '../../MarketContext';
import { askRules, useAskRules } from '../askRules';
import { plainDecimal } from '../ticketDraft';
import styles from './AskFrom.module.css';

/** Offered first: a hundred of the smallest orders ("500" where the smallest is worth 5). */
const SMALLEST_ORDERS = '100';

/** From which worth on market orders ask; without the check all of them do. */
export function AskFrom() {
  const { t } = useTranslation('common');
  const { quote, totalDecimals, rules } = useMarket();
  const from = useAskRules().marketFrom[quote];
  const [amount, setAmount] = useState(() => from ?? (rules ? multiply(rules.minNotional, SMALLEST_ORDERS) : ''));
  const keep = (isOn: boolean, text: string) => askRules.askMarketFrom(quote, isOn ? (plainDecimal(text) ?? '0') : undefined);
  return (
    <div className={styles.askFrom}>
      <Checkbox label={t('trade.confirm.notBelowAmount')} checked={from !== undefined} onChange={(isOn) => keep(isOn, amount)} />
      <NumberInput
        height={32}
        align="end"
        aria-label={t('trade.confirm.askFrom')}
        end={quote}
        unit={quote}
        value={amount}
        decimalScale={totalDecimals}
        allowNegative={false}
        onValueChange={(text) => {
          setAmount(text);
          if (from !== undefined) keep(true, text);
        }}
      />
    </div>
  );
}
