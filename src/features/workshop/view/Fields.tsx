import { useState } from 'react';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { AmountInput } from '@/src/ui/field/AmountInput';
import type { FieldHeight } from '@/src/ui/field/FieldFrame';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { PasswordField } from '@/src/ui/field/PasswordField';
import { SearchField } from '@/src/ui/field/SearchField';
import { SelectField } from '@/src/ui/field/SelectField';
import { SwapPair } from '@/src/ui/field/SwapPair';
import { TextField } from '@/src/ui/field/TextField';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { CoinButton } from '@/src/ui/picker/CoinButton';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { CoinShortcuts } from '@/src/ui/picker/CoinShortcuts';
import { Slider } from '@/src/ui/slider/Slider';
import { Section } from '../Section';
import styles from '../Workshop.module.css';
import { sampleCoins } from './sampleMarkets';

const countries = [
  { value: 'NO', label: 'Norway' },
  { value: 'SE', label: 'Sweden' },
];
const heights: FieldHeight[] = [32, 40, 48, 56, 72];

export function Fields() {
  const [text, setText] = useState('');
  const [number, setNumber] = useState('12480.22');
  const [amount, setAmount] = useState<string | undefined>('4.00');
  const [code, setCode] = useState('481');
  const [share, setShare] = useState(25);
  const [country, setCountry] = useState('');
  const [coin, setCoin] = useState('BTC');
  return (
    <Section title="Fields">
      <div className={styles.grid}>
        <TextField label="Default" placeholder="Enter amount" hint="Minimum 10 USDT" />
        <NumberInput
          label="Number"
          value={number}
          onValueChange={setNumber}
          decimalScale={2}
          end="USDT"
          unit="USDT"
          hint={`Value: ${number}`}
        />
        <AmountInput label="Amount" value={amount} onAmountChange={setAmount} end="USDT" unit="USDT" error="Minimum is 10 USDT" />
        <TextField label="Disabled" placeholder="Choose a network first" disabled />
        <PasswordField label="Password" requirement="required" defaultValue="correct horse" />
        <SearchField name="Search coin" value={text} onValueChange={setText} />
        <TextField label="Referral code" requirement="optional" />
        <SelectField label="Country" placeholder="Choose a country" value={country} onValueChange={setCountry} options={countries} />
        <NumberInput
          label="Inside label"
          height={40}
          start="Price"
          end="USDT"
          unit="USDT"
          align="end"
          value={number}
          onValueChange={setNumber}
        />
      </div>
      <div className={styles.row}>
        {heights.map((height) => (
          <TextField key={height} height={height} defaultValue={String(height)} numeric end="px" aria-label={`${height} px`} />
        ))}
      </div>
      <div className={styles.grid}>
        <SwapPair
          label="Swap"
          onSwap={() => {}}
          from={
            <AmountBlock
              label="From"
              labelEnd="Available 10,284.31"
              value={number}
              onValueChange={setNumber}
              unit={coin}
              coin={<CoinPill label="Coin given" coins={sampleCoins} value={coin} onPick={({ coinSymbol }) => setCoin(coinSymbol)} />}
            />
          }
          to={<AmountBlock label="To" value={number} unit={coin} coin={null} isStale />}
        />
        <CoinButton
          label="Coin"
          value={coin}
          name={sampleCoins.find(({ coinSymbol }) => coinSymbol === coin)?.name}
          coins={sampleCoins}
          onPick={({ coinSymbol }) => setCoin(coinSymbol)}
          end="10,284.31"
        />
        <CoinShortcuts value={coin} coins={sampleCoins} pathOf={() => '/dev/ui'} />
        <OtpInput name="Code" label="Code" value={code} onChange={setCode} />
        <Slider label="Share of the balance" value={share} onChange={setShare} showStops />
      </div>
    </Section>
  );
}
