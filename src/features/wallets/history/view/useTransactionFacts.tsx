import { useTranslation } from 'next-i18next/pages';
import type { Transaction } from '@/contract/transactions';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { movedNothing } from '../../movements/movedNothing';
import { movementReference } from '../../movements/movementReference';
import { useMovementWords } from '../../movements/useMovementWords';
import { type Fact, LongFact, NumberFact } from './Facts';

/** Everything that is known of a transaction, in the order it is asked for. */
export function useTransactionFacts(): (row: Transaction) => Fact[] {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const words = useMovementWords();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const fact = (name: string, value: Fact['value'] | undefined): Fact[] =>
    value === undefined ? [] : [{ label: t(`history.facts.${name}`), value }];
  const amount = (value: string, coin: string) =>
    isShown ? (
      <NumberFact>
        {format.exact(value, decimalsOf(coin))} {coin}
      </NumberFact>
    ) : (
      <HiddenText />
    );
  const text = (value: string | undefined) => value && <NumberFact>{value}</NumberFact>;

  const ofChain = (row: Transaction) => {
    if (row.type !== 'DEPOSIT' && row.type !== 'SEND') return [];
    const { network, confirmations, confirmationsNeeded, address, memo, txId, txUrl } = row.detail;
    return [
      ...fact('network', network),
      ...fact('confirmations', confirmations === undefined ? undefined : text(`${confirmations} / ${confirmationsNeeded ?? '--'}`)),
      ...fact('address', address && <LongFact text={address} />),
      ...fact('memo', text(memo)),
      ...fact('transaction', txId && <LongFact text={txId} url={txUrl} shown={[6, 4]} />),
    ];
  };
  const ofOthers = (row: Transaction) => {
    switch (row.type) {
      case 'BUY':
      case 'SELL':
        return fact('method', text(row.detail.method));
      case 'EARN_SUBSCRIBE':
      case 'EARN_REDEEM':
      case 'REWARD':
        return fact('plan', words.about(row));
      case 'REBATE':
        return fact('about', words.about(row));
      case 'ADJUSTMENT':
        return fact('reason', words.about(row));
      case 'INTERNAL_IN':
      case 'INTERNAL_OUT':
        return [
          ...fact(row.type === 'INTERNAL_IN' ? 'sender' : 'receiver', row.detail.name || t('movements.closedAccount')),
          ...fact('uid', row.detail.uid && <LongFact text={row.detail.uid} shown={[20, 0]} />),
          ...fact('note', row.detail.note && <bdi>{row.detail.note}</bdi>),
        ];
      default:
        return [];
    }
  };
  return (row) => {
    const moved = !movedNothing(row);
    const isOut = row.amount.startsWith('-');
    const wallet = row.wallet && t(row.wallet === 'MAIN' ? 'shell.wallet.main' : 'shell.wallet.trade');
    const counter =
      row.counterSymbol !== undefined && row.counterAmount !== undefined ? amount(row.counterAmount, row.counterSymbol) : undefined;
    return [
      ...fact('date', <NumberFact>{format.dateTime(row.at)}</NumberFact>),
      ...(moved
        ? [
            ...fact(isOut ? 'got' : 'given', counter),
            ...fact('fee', amount(row.fee, row.feeSymbol)),
            ...fact(isOut ? 'left' : 'arrived', wallet),
          ]
        : []),
      ...ofChain(row),
      ...ofOthers(row),
      ...fact('id', <LongFact text={movementReference(row)} shown={[12, 6]} />),
    ];
  };
}
