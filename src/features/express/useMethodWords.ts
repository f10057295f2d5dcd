import { useTranslation } from 'next-i18next/pages';
import { add, isZero } from '@/domain/money/decimal';
import type { ExpressMethod } from '@/src/api/queries/express';
import { useFormat } from '@/src/format';

/** What a way to pay is called, how long it takes and what it costs. */
export function useMethodWords() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const percent = (value: string) => format.rate(value, 2);
  return {
    percent,
    name: ({ kind, name }: Pick<ExpressMethod, 'kind' | 'name'>) => name ?? t(`express.methods.${kind}`),
    time: ({ maxMinutes }: ExpressMethod) => t(maxMinutes === 0 ? 'express.atOnce' : 'express.days'),
    fee: ({ providerFeePercent, ownFeePercent }: ExpressMethod) => {
      const sum = add(providerFeePercent, ownFeePercent);
      return isZero(sum) ? t('express.free') : `${format.fixed(sum, 2)}%`;
    },
  };
}
