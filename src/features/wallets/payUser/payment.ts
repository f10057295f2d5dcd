import type { CallParams } from '@/contract/calls';
import { compare, isZero } from '@/domain/money/decimal';

export const RECEIVER_KINDS = ['email', 'phone', 'uid'] as const;
export type ReceiverKind = (typeof RECEIVER_KINDS)[number];

/** What has been typed. */
export interface Payment {
  kind: ReceiverKind;
  address: string;
  dialingCode: string;
  coin: string;
  amount: string | undefined;
  note: string;
}

export type ReceiverParams = CallParams<'receiverFind'>;

/** Who is meant, as calls take it. */
export function receiverOf({ kind, address, dialingCode }: Payment): ReceiverParams {
  const text = address.trim();
  if (kind === 'uid') return { uid: text };
  return kind === 'email' ? { email: text } : { phone: text.replace(/[\s()-]/g, ''), dialingCode: dialingCode.replace(/\D/g, '') };
}

const WHOLE: Readonly<Record<ReceiverKind, RegExp>> = { email: /^[^\s@]+@[^\s@]+$/, phone: /^[\d\s()-]{4,20}$/, uid: /^\d{1,18}$/ };

/** Whether the address can be looked for at all. */
export const isAddressWhole = ({ kind, address }: Payment): boolean => WHOLE[kind].test(address.trim());

/** What is wrong with the amount; undefined: nothing. */
export function amountProblem({ amount }: Payment, available: string | undefined): 'amount' | 'tooMuch' | undefined {
  if (amount === undefined || isZero(amount)) return 'amount';
  return available !== undefined && compare(amount, available) > 0 ? 'tooMuch' : undefined;
}
