import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { WALLETS, type Wallet } from '@/domain/account/wallets';
import { compare } from '@/domain/money/decimal';
import { createConvertLimit } from '@/src/api/calls/convert';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { SelectField } from '@/src/ui/field/SelectField';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { useConvertible } from '../useConvertible';
import { useRateText } from '../useRateText';
import styles from './Cards.module.css';

const DAYS = [1, 7, 30, 90] as const;
const isAmount = (amount: string) => amount !== '' && compare(amount, '0') > 0;

/** A conversion that waits: what is given, what it shall bring at least, and for how long. */
export function LimitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const rateText = useRateText();
  const readAfter = useReadAfter();
  const { coins } = useConvertible();
  const [form, setForm] = useState({ from: 'USDT', to: 'BTC', give: '', get: '', wallet: 'MAIN' as Wallet, days: 7 });
  const change = (changes: Partial<typeof form>) => setForm((before) => ({ ...before, ...changes }));
  // One dialog makes one limit, however often its button is pressed.
  const clientOrderId = useRef('');
  const { submit, isBusy, error } = useSubmit(async () => {
    clientOrderId.current ||= crypto.randomUUID();
    await createConvertLimit({ ...form, clientOrderId: clientOrderId.current });
    await readAfter('convertLimitCreate');
    onClose();
  });
  const { from, to, give, get } = form;
  const isReady = isAmount(give) && isAmount(get) && from !== to;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('convert.limit.title')}
      description={t('convert.limit.text')}
      actions={
        <Button onClick={() => void submit()} loading={isBusy} disabled={!isReady}>
          {t('convert.limit.place')}
        </Button>
      }
      stretchActions
    >
      <div className={styles.form}>
        <AmountBlock
          label={t('convert.limit.give')}
          value={give}
          onValueChange={(value) => change({ give: value })}
          unit={from}
          coin={
            <CoinPill label={t('convert.giveCoin')} coins={coins} value={from} onPick={({ coinSymbol }) => change({ from: coinSymbol })} />
          }
          testId="limit-give"
        />
        <AmountBlock
          label={t('convert.limit.atLeast')}
          value={get}
          onValueChange={(value) => change({ get: value })}
          unit={to}
          coin={<CoinPill label={t('convert.getCoin')} coins={coins} value={to} onPick={({ coinSymbol }) => change({ to: coinSymbol })} />}
          hint={isReady ? rateText(from, to, give, get) : undefined}
          testId="limit-get"
        />
        <div className={styles.two}>
          <SelectField
            label={t('convert.limit.days')}
            placeholder={t('convert.limit.days')}
            value={String(form.days)}
            onValueChange={(days) => change({ days: Number(days) })}
            options={DAYS.map((days) => ({ value: String(days), label: String(days) }))}
          />
          <SelectField
            label={t('convert.wallet')}
            placeholder={t('convert.wallet')}
            value={form.wallet}
            onValueChange={(wallet) => change({ wallet: wallet as Wallet })}
            options={WALLETS.map((value) => ({ value, label: t(`convert.wallets.${value}`) }))}
          />
        </div>
        {error ? (
          <p className={styles.error} role="alert">
            {words(error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
