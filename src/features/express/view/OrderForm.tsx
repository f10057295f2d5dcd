import { useTranslation } from 'next-i18next/pages';
import { chargesCard } from '@/domain/express/methods';
import { compare, divide, multiply, subtract } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import type { ExpressForm } from '../useExpressForm';
import { AmountPair } from './AmountPair';
import { MethodRows } from './MethodRows';
import styles from './OrderForm.module.css';
import { PriceNote } from './PriceNote';
import { SendOrder } from './SendOrder';
import { Summary } from './Summary';
import { WaitingOrder } from './WaitingOrder';

interface OrderFormProps {
  form: ExpressForm;
  /** Where the address names the coin, another one is another address. */
  onCoin?: (coin: string) => void;
}

/** A purchase or a sale up to the provider's page. */
export function OrderForm({ form, onCoin }: OrderFormProps) {
  const { t } = useTranslation('common');
  const { offered } = form;
  if (offered.error) return <ErrorView whole onRetry={() => void offered.mutate()} retrying={offered.isValidating} />;
  if (offered.data?.currencies.length === 0) return <EmptyView title={t('express.off')} text={t('express.offText')} />;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <WaitingOrder />
        <AmountPair form={form} onCoin={onCoin ?? ((coin) => form.change({ coin }))} />
        <section className={styles.methods}>
          <h2>{t(form.draft.side === 'BUY' ? 'express.payWith' : 'express.paidTo')}</h2>
          <MethodRows form={form} />
          <LimitLine form={form} />
        </section>
      </div>
      <Summary form={form}>
        <PriceNote form={form} />
        <SendOrder form={form} />
      </Summary>
    </div>
  );
}

/** How much of the limit that the chosen way to pay counts against is left. Of what is hidden there is no bar either, its length would tell. */
function LimitLine({ form: { method, draft, limits } }: { form: ExpressForm }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  if (!limits || !method) return null;
  const isCard = draft.side === 'BUY' && chargesCard(method.kind);
  const [left, of, currency] =
    isCard && limits.cardLeftEur !== null && limits.cardPerMonthEur !== null
      ? [limits.cardLeftEur, limits.cardPerMonthEur, 'EUR']
      : [limits.leftTodayUsd, limits.perDayUsd, 'USD'];
  const label = t(isCard ? 'express.cardLimit' : 'express.dayLimit');
  const used = compare(of, '0') > 0 ? divide(multiply(subtract(of, left), '100'), of, 'down', 2) : '0';
  return (
    <div className={styles.limit}>
      <span>{label}</span>
      {isShown ? (
        <>
          <span className={styles.limitBar}>
            <ProgressBar label={label} value={used} hideText />
          </span>
          <span className="counts">
            {t('express.leftOf', { left: format.currency(left, currency), of: format.currency(of, currency) })}
          </span>
        </>
      ) : (
        <HiddenText />
      )}
    </div>
  );
}
