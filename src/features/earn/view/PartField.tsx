import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/src/api/apiError';
import type { OwnPlan } from '@/src/api/queries/earn';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { MASK, useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { TextButton } from '@/src/ui/button/TextButton';
import { DecimalInput } from '@/src/ui/field/DecimalInput';
import styles from './Steps.module.css';

interface PartFieldProps {
  plan: OwnPlan;
  amount: string;
  problem: 'moreThanIn' | 'nothing' | undefined;
  /** What the exchange answered. */
  refusal: ApiError | undefined;
  onChange: (amount: string) => void;
}

/** How much of a flexible plan is taken out; nothing written is all of it. */
export function PartField({ plan: { principal, coinSymbol }, amount, problem, refusal, onChange }: PartFieldProps) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const format = useFormat();
  const words = useErrorWords();
  const whole = `${isShown ? format.amount(principal) : MASK} ${coinSymbol}`;
  const said = problem && t(`earn.problem.${problem}`, { amount: whole });
  return (
    <DecimalInput
      label={t('earn.redeemAmount')}
      height={56}
      value={amount}
      onValueChange={onChange}
      decimalScale={8}
      unit={coinSymbol}
      allowNegative={false}
      hint={t('earn.redeemOf', { amount: whole })}
      error={said ?? (refusal ? words(refusal) : undefined)}
      data-testid="earn-part"
      end={
        <span className={styles.end}>
          <TextButton onPress={() => onChange(principal)}>{t('earn.max')}</TextButton>
          {coinSymbol}
        </span>
      }
    />
  );
}
