import { useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { CoinName } from '@/src/ui/coin/CoinName';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { FlashOnChange } from '@/src/ui/numbers/FlashOnChange';
import { PriceText } from '@/src/ui/numbers/PriceText';
import { SteadyText } from '@/src/ui/numbers/SteadyText';
import { Section } from '../Section';
import styles from '../Workshop.module.css';

const FIRST_PRICE = 96_482.1;
const STEP = 0.1;
const changes = ['2.41', '-1.36', '0', '0.001', undefined];

/** A price that flashes up or down once per press. */
function Ticking() {
  const [price, setPrice] = useState(FIRST_PRICE);
  return (
    <div className={styles.row}>
      <Button variant="border" onClick={() => setPrice(price + STEP)}>
        Tick up
      </Button>
      <Button variant="border" onClick={() => setPrice(price - STEP)}>
        Tick down
      </Button>
      <FlashOnChange value={price}>
        <PriceText value={price.toFixed(1)} decimals={1} />
      </FlashOnChange>
    </div>
  );
}

export function Numbers() {
  return (
    <Section title="Numbers and coins">
      <div className={styles.row}>
        <PriceText value="96482.1" decimals={1} />
        <PriceText value="0.0000002417" decimals={10} />
        <PriceText value="0" decimals={2} />
        <PriceText value={undefined} decimals={2} />
        <AmountText value="12480.229" decimals={2} unit="USDT" />
        <AmountText value="0.00500000" unit="BTC" />
        <BalanceText value="10284.31" decimals={2} unit="USDT" hidden={false} />
        <BalanceText value="10284.31" decimals={2} unit="USDT" hidden />
      </div>
      <div className={styles.row}>
        {changes.map((value) => (
          <ChangeText key={value ?? 'unknown'} value={value} />
        ))}
        {changes.map((value) => (
          <ChangeText key={value ?? 'unknown'} value={value} pill />
        ))}
        <SteadyText room={9}>38 ms</SteadyText>
        <ChangeText value="2271.4" kind="amount" decimals={1} unit="USDT" />
      </div>
      <Ticking />
      <div className={styles.row}>
        <CoinName symbol="BTC" name="Bitcoin" />
        <CoinName symbol="ZZZ" name="No mark drawn" />
        <CoinName symbol="SOL" size={24} />
        <CoinName symbol="ETH" name="Ethereum" size={20} inline />
      </div>
    </Section>
  );
}
