import { ArrowRightLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { WALLETS } from '@/domain/account/wallets';
import { divide, multiply } from '@/domain/money/decimal';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { IconButton } from '@/src/ui/button/IconButton';
import { TextButton } from '@/src/ui/button/TextButton';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { SwapPair } from '@/src/ui/field/SwapPair';
import { Select } from '@/src/ui/menu/Select';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import type { ConvertState } from '../useConvert';
import { useRateText } from '../useRateText';
import { useUsdText } from '../useUsdText';
import styles from './ConvertCard.module.css';
import { QuoteButton } from './QuoteButton';

/** So many per cent of an amount, rounded down to what the coin is counted in. */
const divideOf = (amount: string, percent: number, decimals: number): string =>
  divide(multiply(amount, String(percent)), '100', 'down', decimals);

const PARTS = [25, 50, 75] as const;

/** What is given, what is got, the rate, and the one button. */
export function ConvertCard({ convert }: { convert: ConvertState }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const usd = useUsdText();
  const { isShown } = useShowBalances();
  const { from, to, give, get, coins, available, quote, problem, refusal, wallets, isSignedIn, scaleOf } = convert;
  const isHidden = !isShown;
  const decimalsOf = useCoinDecimals();
  const format = useFormat();
  /** The side that was not typed: that is the one which moves. */
  const sideOf = (amounts: { give: string; get: string }) =>
    convert.fixed === 'GIVE' ? `${format.exact(amounts.get, 0)} ${to}` : `${format.exact(amounts.give, 0)} ${from}`;
  const errorOf = (side: 'GIVE' | 'GET') => {
    if (problem?.side !== side) return undefined;
    return problem.refusal ? words(problem.refusal) : t('convert.notEnough', { coin: from });
  };
  const takeAll = () => available !== undefined && convert.setGive(available);
  return (
    <div className={styles.card}>
      <SwapPair
        label={t('convert.swap')}
        onSwap={convert.swap}
        from={
          <AmountBlock
            label={t('convert.from')}
            labelEnd={
              isSignedIn ? (
                <>
                  <span>{t('convert.available')}</span>
                  <BalanceText value={available} hidden={isHidden} least={decimalsOf(from)} unit={from} className={styles.available} />
                  <span className={styles.max}>
                    <TextButton onPress={takeAll} disabled={available === undefined || available === '0'}>
                      {t('convert.max')}
                    </TextButton>
                  </span>
                </>
              ) : undefined
            }
            value={give}
            onValueChange={convert.setGive}
            unit={from}
            decimals={scaleOf(from)}
            isStale={quote.isAsking && convert.fixed === 'GET'}
            error={errorOf('GIVE')}
            coin={
              <CoinPill
                label={t('convert.giveCoin')}
                coins={coins}
                value={from}
                onPick={({ coinSymbol }) => convert.chooseFrom(coinSymbol)}
              />
            }
            testId="convert-give"
          />
        }
        to={
          <AmountBlock
            label={t('convert.to')}
            labelEnd={get === '' ? undefined : <span className="num">{usd(to, get)}</span>}
            value={get}
            onValueChange={convert.setGet}
            unit={to}
            decimals={scaleOf(to)}
            isStale={quote.isAsking && convert.fixed === 'GIVE'}
            error={errorOf('GET')}
            coin={
              <CoinPill label={t('convert.getCoin')} coins={coins} value={to} onPick={({ coinSymbol }) => convert.chooseTo(coinSymbol)} />
            }
            testId="convert-get"
          />
        }
      />
      {isSignedIn ? (
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <button
              key={part}
              type="button"
              disabled={available === undefined || available === '0'}
              onClick={() => available !== undefined && convert.setGive(divideOf(available, part, scaleOf(from) ?? 8))}
            >
              {part}%
            </button>
          ))}
          <button type="button" disabled={available === undefined || available === '0'} onClick={takeAll}>
            {t('convert.max')}
          </button>
        </div>
      ) : null}
      <Facts convert={convert} />
      {isSignedIn ? (
        <div className={styles.wallet}>
          <Select
            label={t('convert.wallet')}
            prefix={t('convert.wallet')}
            variant="tableDropdown"
            size="small"
            value={wallets.wallet}
            options={WALLETS.map((value) => ({ value, label: t(`convert.wallets.${value}`) }))}
            onChange={wallets.setWallet}
          />
        </div>
      ) : null}
      {convert.moved ? (
        <p className={styles.moved} role="status">
          {t('convert.moved', { before: sideOf(convert.moved), now: sideOf({ give, get }) })}
        </p>
      ) : null}
      {convert.isOpen ? (
        <p className={styles.refusal} role="alert">
          {t('ui.outcomeUnknown')}
        </p>
      ) : null}
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {words(refusal)}
        </p>
      ) : null}
      <div className={styles.action}>
        <QuoteButton convert={convert} />
      </div>
    </div>
  );
}

function Facts({ convert: { from, to, give, get, isAsked, quote } }: { convert: ConvertState }) {
  const { t } = useTranslation('common');
  const rateText = useRateText();
  const [isTurned, setTurned] = useState(false);
  const hasPrice = isAsked && give !== '' && get !== '' && !quote.isAsking;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('convert.rate')}</dt>
        <dd className="num" data-testid="convert-rate">
          {hasPrice ? rateText(from, to, give, get, isTurned) : '--'}
          {hasPrice ? (
            <IconButton
              label={t('convert.turnRate')}
              icon={<ArrowRightLeft size={14} aria-hidden="true" />}
              onClick={() => setTurned(!isTurned)}
            />
          ) : null}
        </dd>
      </div>
      <div>
        <dt>{t('convert.fee')}</dt>
        <dd>{t('convert.feeIncluded')}</dd>
      </div>
      <div className={styles.receive}>
        <dt>{t('convert.youReceive')}</dt>
        <dd>{hasPrice ? <AmountText value={get} unit={to} /> : '--'}</dd>
      </div>
    </dl>
  );
}
