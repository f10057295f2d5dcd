import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { MASK, useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { isTooFine } from '../model/draft';
import { mostOf } from '../model/room';
import type { ExpressForm } from '../useExpressForm';
import { AmountChips } from './AmountChips';
import { CurrencyPill } from './CurrencyPill';
import styles from './Pair.module.css';

const COMPLAINTS = { small: 'express.small', large: 'express.large', day: 'express.overDay', card: 'express.overCard' } as const;

/** What is paid and what comes for it, each to be typed; and amounts at hand. */
export function AmountPair({ form, onCoin }: { form: ExpressForm; onCoin: (coin: string) => void }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const { draft, amounts, method, currencies = [], coins, scale, bound: wrong, room, free, isBeyondFree, isUnknownCoin, change } = form;
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { side, typed, amount, coin, currency } = draft;
  const bound =
    method &&
    wrong &&
    t(COMPLAINTS[wrong], {
      amount:
        wrong === 'small' || wrong === 'large'
          ? format.currency(wrong === 'small' ? method.min : method.max, currency)
          : isShown
            ? format.currency(room?.left, currency)
            : MASK,
    });
  // How much is left is the user's own affair while amounts are hidden.
  const most = method && (isShown ? mostOf(method, room) : method.max);
  const available =
    free !== undefined && isShown ? t('express.available', { amount: `${format.exact(free, decimalsOf(coin))} ${coin}` }) : undefined;
  const estimated = side === 'BUY' || typed === 'money' ? t('express.estimated') : undefined;
  const tooFine = isTooFine(draft, scale) ? t('express.tooFine') : undefined;
  const money = (
    <AmountBlock
      key="money"
      label={t(side === 'BUY' ? 'express.youPay' : 'express.youReceive')}
      labelEnd={method ? <span className="num">{`${format.fixed(method.min, 0)} – ${format.fixed(most, 0)}`}</span> : undefined}
      coin={
        <CurrencyPill
          label={t('express.currency')}
          value={currency}
          currencies={currencies}
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
      labelEnd={[estimated, available].filter((text) => text !== undefined).join(' · ') || undefined}
      coin={<CoinPill label={t('express.coin')} coins={coins} value={coin} onPick={(next) => onCoin(next.coinSymbol)} />}
      value={typed === 'coins' ? amount : (amounts?.coins ?? '')}
      onValueChange={(next) => change({ typed: 'coins', amount: next })}
      unit={coin}
      decimals={scale}
      error={
        isUnknownCoin
          ? t(side === 'BUY' ? 'express.notBought' : 'express.notSold', { coin })
          : ((typed === 'coins' ? tooFine : undefined) ?? (isBeyondFree ? t('express.tooMuch') : undefined))
      }
      testId="express-coins"
    />
  );
  return (
    <div>
      <div className={styles.pair}>{side === 'BUY' ? [money, crypto] : [crypto, money]}</div>
      <AmountChips form={form} />
    </div>
  );
}
