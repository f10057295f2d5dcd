import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Transaction } from '@/contract/transactions';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { shortAddress } from './shortAddress';

export interface MovementWords {
  /** "Deposit". */
  act(row: Transaction): string;
  /** "Deposit BTC". */
  title(row: Transaction): string;
  /** What more there is to say in a line: "Bitcoin · bc1q…7g2m"; undefined where there is nothing. */
  about(row: Transaction): string | undefined;
  /** "Completed", or how far it is; `short` where there is little room. */
  status(row: Transaction, short?: boolean): string;
}

const DOT = ' · ';

/** Movements in words, as every list and detail of them says it. Amounts are left out while balances are hidden. */
export function useMovementWords(): MovementWords {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  return useMemo(() => {
    const act = ({ type }: Transaction) => t(`movements.types.${type}`);
    const wallet = (row: Transaction) => row.wallet && t(row.wallet === 'MAIN' ? 'shell.wallet.main' : 'shell.wallet.trade');
    const counter = ({ amount, counterSymbol, counterAmount }: Transaction) => {
      if (counterSymbol === undefined) return undefined;
      const text = `${isShown ? `${format.exact(counterAmount, decimalsOf(counterSymbol))} ` : ''}${counterSymbol}`;
      return amount.startsWith('-') ? t('movements.to', { to: text }) : t('movements.from', { from: text });
    };
    const about = (row: Transaction): string | undefined => {
      switch (row.type) {
        case 'DEPOSIT':
        case 'SEND': {
          const { network, address } = row.detail;
          return address === undefined ? network : `${network}${DOT}${shortAddress(address)}`;
        }
        case 'CONVERT':
          return counter(row);
        case 'BUY':
        case 'SELL':
          // How it is paid is known once it is: until then, for how much.
          return row.detail.method ?? counter(row);
        case 'EARN_SUBSCRIBE':
        case 'EARN_REDEEM':
        case 'REWARD':
          return row.detail.planType === 'FIXED' && row.detail.termDays !== undefined
            ? t('movements.fixed', { days: row.detail.termDays })
            : t('movements.flexible');
        case 'REBATE':
          return t('movements.feesOf', { day: format.day(new Date(row.detail.day).toISOString().slice(0, 10)) });
        case 'INTERNAL_IN':
          return t('movements.from', { from: row.detail.name || t('movements.closedAccount') });
        case 'INTERNAL_OUT':
          return t('movements.to', { to: row.detail.name || t('movements.closedAccount') });
        case 'CLAIM':
          return wallet(row);
        case 'ADJUSTMENT':
          return t(row.detail.reason === undefined ? 'movements.byExchange' : `movements.reasons.${row.detail.reason}`);
      }
    };
    return {
      act,
      title: (row) => `${act(row)} ${row.coinSymbol}`,
      about,
      status: (row, short = false) => {
        const { confirmations: done, confirmationsNeeded: needed } = row.type === 'DEPOSIT' || row.type === 'SEND' ? row.detail : {};
        return row.status === 'PENDING' && done !== undefined && needed !== undefined
          ? t(short ? 'movements.confirmationsShort' : 'movements.confirmations', { done, needed })
          : t(`movements.statuses.${row.status}`);
      },
    };
  }, [t, format, decimalsOf, isShown]);
}
