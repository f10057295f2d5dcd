import { type CodeName, codes } from '@/contract/codes';

export type SendField = 'address' | 'network' | 'memo' | 'amount' | 'label';

const PLACES: Readonly<Record<SendField, readonly CodeName[]>> = {
  address: [
    ...(['sendToFormat', 'sendToChecksum', 'sendToOtherNetwork', 'addressOwn', 'addressContract'] as const),
    ...(['addressLooksLike', 'addressNotSaved', 'addressWaiting', 'addressFormat', 'addressChecksum', 'addressOtherNetwork'] as const),
    'addressKnown',
  ],
  network: ['networkUnknown', 'withdrawalPaused', 'withdrawalFeeChanged'],
  memo: ['memoMissing', 'memoInvalid'],
  label: ['addressLabel'],
  amount: ['amountStep', 'amountTooLarge', 'withdrawalTooSmall', 'withdrawalLimit', 'balanceTooLow'],
};

const FIELDS = new Map<string, SendField>(
  (Object.entries(PLACES) as [SendField, readonly CodeName[]][]).flatMap(([field, names]) =>
    names.map((name) => [codes[name].code, field] as const),
  ),
);

/** The field a refusal of the exchange is about; undefined where it is about none. */
export const refusalPlace = ({ code }: { code: string }): SendField | undefined => FIELDS.get(code);
