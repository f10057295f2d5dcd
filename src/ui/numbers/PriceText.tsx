import clsx from 'clsx';
import { type MaybeDecimal, priceParts } from '@/src/format';
import { useLocale } from '@/src/i18n/useLocale';
import styles from './Numbers.module.css';

interface PriceTextProps {
  value: MaybeDecimal;
  /** Decimals of the market's tick. */
  decimals: number;
  className?: string;
}

/** A price at its tick's decimals. From four zeros behind the mark on, their count stands as a small digit; speech gets the full number. */
export function PriceText({ value, decimals, className }: PriceTextProps) {
  const { lead, zeros, digits } = priceParts(value, decimals, useLocale());
  if (zeros === undefined) {
    return (
      <bdi className={clsx('num', className)} dir="ltr">
        {lead}
      </bdi>
    );
  }
  return (
    <bdi className={clsx('num', className)} dir="ltr" title={value ?? undefined}>
      <span aria-hidden="true">
        {lead}
        <sub className={styles.zeros}>{zeros}</sub>
        {digits}
      </span>
      <span className="sr-only">{value}</span>
    </bdi>
  );
}
