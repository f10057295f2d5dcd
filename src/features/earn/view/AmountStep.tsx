import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { EarnPlan } from '@/contract/earn';
import { min } from '@/domain/money/decimal';
import type { ApiError } from '@/src/api/apiError';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { MASK, useFormat } from '@/src/format';
import { useActWords } from '@/src/i18n/useActWords';
import { TextButton } from '@/src/ui/button/TextButton';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { DecimalInput } from '@/src/ui/field/DecimalInput';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import type { FormProblem } from '../model/formProblem';
import styles from './Steps.module.css';

interface AmountStepProps {
  coin: string;
  plan: EarnPlan;
  amount: string;
  available: string | undefined;
  problem: FormProblem | undefined;
  /** What the exchange answered. */
  refusal: ApiError | undefined;
  onChange: (amount: string) => void;
}

/** How much, with what the plan takes and what is there. */
export function AmountStep({ coin, plan, amount, available, problem, refusal, onChange }: AmountStepProps) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const format = useFormat();
  const words = useActWords();
  const least = useCoinDecimals()(coin);
  const text = (value: string) => `${format.amount(value)} ${coin}`;
  const said =
    problem &&
    t(`earn.problem.${problem.kind}`, { amount: problem.kind === 'balance' && !isShown ? `${MASK} ${coin}` : text(problem.amount) });
  const most = available === undefined ? undefined : min(available, plan.maxPerUser, plan.room);
  return (
    <section className={clsx(styles.step, styles.amount)} aria-label={t('earn.amount')}>
      <DecimalInput
        label={t('earn.amount')}
        labelEnd={
          available === undefined ? undefined : (
            <span>
              {t('earn.available')} <BalanceText value={available} hidden={!isShown} least={least} unit={coin} />
            </span>
          )
        }
        height={72}
        value={amount}
        onValueChange={onChange}
        decimalScale={8}
        unit={coin}
        allowNegative={false}
        hint={t('earn.between', { min: format.amount(plan.minAmount), max: text(plan.maxPerUser) })}
        error={said ?? (refusal ? words(refusal) : undefined)}
        data-testid="earn-amount"
        end={
          <span className={styles.end}>
            {most === undefined ? null : <TextButton onPress={() => onChange(most)}>{t('earn.max')}</TextButton>}
            <span className={styles.coin}>
              <CoinIcon symbol={coin} size={24} />
              {coin}
            </span>
          </span>
        }
      />
    </section>
  );
}
