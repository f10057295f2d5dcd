import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import { Chip } from '@/src/ui/choice/Chip';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { isTooFine } from '../model/draft';
import type { ExpressForm } from '../useExpressForm';
import { CurrencyPill } from './CurrencyPill';
import styles from './Pair.module.css';

const CHIPS = ['100', '250', '500', '1000', '5000'];

/** What is paid and what comes for it, each to be typed; and amounts at hand. */
export function AmountPair({ form, onCoin }: { form: ExpressForm; onCoin: (coin: string) => void }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { draft, amounts, method, offered, coins, scale, wrong, change } = form;
  const { side, typed, amount, coin, currency } = draft;
  const bound =
    method &&
    wrong &&
    t(wrong === 'small' ? 'express.small' : 'express.large', {
      amount: format.currency(wrong === 'small' ? method.min : method.max, currency),
    });
  const tooFine = isTooFine(draft, scale) ? t('express.tooFine') : undefined;
  const money = (
    <AmountBlock
      key="money"
      label={t(side === 'BUY' ? 'express.youPay' : 'express.youReceive')}
      labelEnd={method ? <span className="num">{`${format.fixed(method.min, 0)} – ${format.fixed(method.max, 0)}`}</span> : undefined}
      coin={
        <CurrencyPill
          label={t('express.currency')}
          value={currency}
          currencies={offered.data?.currencies.map((one) => one.currency) ?? []}
          onPick={(next) => change({ currency: next })}
        />
      }
      value={typed === 'money' ? amount : (amounts?.total ?? '')}
      onValueChange={(next) => change({ typed: 'money', amount: next })}
      unit={currency}
      decimals={2}
      error={typed === 'money' ? (tooFine ?? bound) : bound}
      testId="express-money"
    />
  );
  const crypto = (
    <AmountBlock
      key="coins"
      label={t(side === 'BUY' ? 'express.youReceive' : 'express.youSell')}
      labelEnd={side === 'BUY' || typed === 'money' ? t('express.estimated') : undefined}
      coin={<CoinPill label={t('express.coin')} coins={coins} value={coin} onPick={(next) => onCoin(next.coinSymbol)} />}
      value={typed === 'coins' ? amount : (amounts?.coins ?? '')}
      onValueChange={(next) => change({ typed: 'coins', amount: next })}
      unit={coin}
      decimals={scale}
      error={typed === 'coins' ? tooFine : undefined}
      testId="express-coins"
    />
  );
  return (
    <div>
      <div className={styles.pair}>{side === 'BUY' ? [money, crypto] : [crypto, money]}</div>
      <div className={styles.chips}>
        {CHIPS.map((chip) => (
          <Chip key={chip} selected={typed === 'money' && amount === chip} onClick={() => change({ typed: 'money', amount: chip })}>
            {format.currencyPrice(chip, 0, currency)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
