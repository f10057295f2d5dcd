import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { useCoins, usePairs } from '@/src/api/queries/market';
import { useTickers } from '@/src/realtime';
import { SearchField } from '@/src/ui/field/SearchField';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { filterPairs, quotesOf } from '../model/pairRows';
import { useMarket } from '../TradeContext';
import styles from './PairPicker.module.css';
import { PairRow } from './PairRow';
import { useOpenPair } from './useOpenPair';

/** Every pair, by quote or by a search; arrows move, Enter opens. */
export function PairPicker({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const market = useMarket();
  const { data: pairs = [] } = usePairs();
  const { data: coins } = useCoins();
  const tickers = useTickers();
  const openPair = useOpenPair();
  const [text, setText] = useState('');
  const [quote, setQuote] = useState(market.quote);
  const [active, setActive] = useState(0);
  const names = useMemo(() => new Map((coins ?? []).map((coin) => [coin.coinSymbol, coin.name])), [coins]);
  const rows = filterPairs(pairs, tickers, names, { text, quote, sort: 'listing' });
  const activeIndex = Math.min(active, rows.length - 1);

  const open = useCallback(
    (symbol: string) => {
      onClose();
      openPair(symbol);
    },
    [onClose, openPair],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = rows[activeIndex];
    if (event.key === 'Enter' && row && event.target instanceof HTMLInputElement) {
      // Closing hands the focus back to the button, which must not take this key for a press.
      event.preventDefault();
      open(row.symbol);
    }
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    setActive((activeIndex + step + rows.length) % Math.max(1, rows.length));
  };
  const tabs = quotesOf(pairs).map((asset) => ({ value: asset, label: asset }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the search field inside.
    <div className={styles.picker} onKeyDown={onKeyDown}>
      <div className={styles.search}>
        <SearchField
          height={40}
          name={t('trade.searchPair')}
          value={text}
          onValueChange={(value) => {
            setText(value);
            setActive(0);
          }}
        />
      </div>
      <Tabs items={tabs} value={quote} onChange={setQuote} label={t('trade.quoteAsset')} size="dense" className={styles.tabs} />
      <div className={styles.heads}>
        <span>{t('trade.pairAndVolume')}</span>
        <span>{t('trade.lastPrice')}</span>
        <span>{t('trade.change24h')}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map((pair, index) => (
          <PairRow
            key={pair.symbol}
            pair={pair}
            ticker={tickers.get(pair.symbol)}
            isCurrent={pair.symbol === market.symbol}
            isActive={index === activeIndex}
            onOpen={open}
          />
        ))}
      </ul>
      {rows.length === 0 ? <p className={styles.none}>{t('trade.noPairFound', { text: text.trim() })}</p> : null}
      <div className={styles.foot}>
        <span>{t('trade.pickerKeys')}</span>
        <span className="num">{t('trade.pairCount', { count: pairs.length })}</span>
      </div>
    </div>
  );
}
