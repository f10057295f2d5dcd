import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Wallet } from '@/domain/account/wallets';
import { WALLETS } from '@/domain/account/wallets';
import { multiply } from '@/domain/money/decimal';
import { actOnce } from '@/src/api/actOnce';
import { askSmallQuote, placeSmallConversion, type SmallQuote } from '@/src/api/calls/convert';
import { useSmallBalances } from '@/src/api/queries/convert';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { useActWords } from '@/src/i18n/useActWords';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BalanceText, HiddenText } from '@/src/ui/numbers/BalanceText';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { showToast } from '@/src/ui/toast/showToast';
import { useSayRepeated } from '@/src/ui/toast/useSayRepeated';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { isQuoteOver } from '../model/isQuoteOver';
import { useConvertible } from '../useConvertible';
import { useSecondsLeft } from '../useSecondsLeft';
import styles from './Cards.module.css';

type Firm = SmallQuote & { wallMs: number; steadyMs: number; lastsMs: number };

/** What is too small to trade, turned into one coin: chosen, quoted, converted. */
export function SmallBalances({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [wallet, setWallet] = useState<Wallet>('MAIN');
  const { data, error, mutate, isValidating } = useSmallBalances(isSignedIn, wallet);
  return (
    <aside className={styles.small}>
      <h2>{t('convert.history.small')}</h2>
      <p>{t('convert.small.lead')}</p>
      <Tabs
        label={t('convert.wallet')}
        look="segment"
        size="dense"
        value={wallet}
        onChange={setWallet}
        items={WALLETS.map((value) => ({ value, label: t(`history.walletNames.${value}`) }))}
      />
      {!data ? (
        error ? (
          <ErrorView title={t('convert.historyFailed')} onRetry={() => void mutate()} retrying={isValidating} compact />
        ) : (
          <Skeleton height={160} />
        )
      ) : data.nextAt !== null ? (
        <EmptyView title={t('convert.small.tooSoon')} text={t('convert.small.again', { at: format.moment(data.nextAt) })} compact />
      ) : data.coins.length === 0 ? (
        <EmptyView title={t('convert.small.none')} compact />
      ) : (
        <Chosen key={wallet} coins={data.coins} feeRate={data.feeRate} wallet={wallet} />
      )}
    </aside>
  );
}

function Chosen({
  coins,
  feeRate,
  wallet,
}: {
  coins: { coinSymbol: string; amount: string; usd: string }[];
  feeRate: string;
  wallet: Wallet;
}) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const worth = useWorth();
  const words = useErrorWords();
  const actWords = useActWords();
  const readAfter = useReadAfter();
  const { isShown } = useShowBalances();
  const { coins: convertible } = useConvertible();
  const [into, setInto] = useState('USDT');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [firm, setFirm] = useState<Firm>();
  const offered = coins.filter(({ coinSymbol }) => coinSymbol !== into);
  const chosen = offered.map(({ coinSymbol }) => coinSymbol).filter((coin) => !left.has(coin));
  const { seconds } = useSecondsLeft(firm);
  const sayRepeated = useSayRepeated();
  const quote = useSubmit(async () => {
    const [wallMs, steadyMs] = [Date.now(), performance.now()];
    const asked = await askSmallQuote({ coins: chosen, into, wallet });
    setFirm({ ...asked, wallMs, steadyMs, lastsMs: asked.expiresAt - asked.at });
  });
  const place = useSubmit(async () => {
    if (!firm) return;
    await actOnce('convertSmallOrder', [chosen, into, wallet], {
      orderOf: (clientOrderId) => ({ quote: firm.quote, clientOrderId }),
      send: placeSmallConversion,
      isOver: isQuoteOver,
      onRepeat: sayRepeated,
    }).finally(() => readAfter('convertSmallOrder'));
    showToast({ type: 'success', content: t('convert.small.done', { coin: into }) });
  });
  const toggle = (coin: string) => {
    setFirm(undefined);
    setLeft((before) => new Set(before.has(coin) ? [...before].filter((one) => one !== coin) : [...before, coin]));
  };
  const isFirm = firm !== undefined && seconds > 0;
  const said = place.error ? actWords(place.error) : quote.error && words(quote.error);
  return (
    <>
      <ul className={styles.coins}>
        {offered.map(({ coinSymbol, amount, usd }) => (
          <li key={coinSymbol}>
            <Checkbox
              checked={!left.has(coinSymbol)}
              onChange={() => toggle(coinSymbol)}
              label={
                <span className={styles.coin}>
                  <CoinIcon symbol={coinSymbol} size={24} />
                  {coinSymbol}
                </span>
              }
            />
            <span className={styles.worth}>
              <BalanceText value={amount} hidden={!isShown} />
              {isShown ? <span className="num">{worth.text(usd)}</span> : <HiddenText />}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.into}>
        <span>{t('convert.small.into')}</span>
        <CoinPill
          label={t('convert.getCoin')}
          coins={convertible}
          value={into}
          onPick={({ coinSymbol }) => {
            setFirm(undefined);
            setInto(coinSymbol);
          }}
        />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('convert.small.chosen')}</dt>
          <dd className="num">{chosen.length}</dd>
        </div>
        <div>
          <dt>{t('convert.small.fee', { share: format.share(multiply(feeRate, '100')) })}</dt>
          <dd>{isFirm ? <BalanceText value={firm.fee} hidden={!isShown} unit={into} /> : '--'}</dd>
        </div>
        <div>
          <dt>{t('convert.small.get')}</dt>
          <dd>{isFirm ? <BalanceText value={firm.get} hidden={!isShown} unit={into} /> : '--'}</dd>
        </div>
      </dl>
      {said ? (
        <p className={styles.error} role="alert">
          {said}
        </p>
      ) : null}
      {isFirm ? (
        <Button
          block
          loading={place.isBusy}
          onClick={() => void place.submit()}
          endIcon={<span className="num">{t('convert.seconds', { seconds })}</span>}
        >
          {t('convert.small.convert')}
        </Button>
      ) : (
        <Button block variant="tertiary" loading={quote.isBusy} disabled={chosen.length === 0} onClick={() => void quote.submit()}>
          {t('convert.small.ask')}
        </Button>
      )}
    </>
  );
}
