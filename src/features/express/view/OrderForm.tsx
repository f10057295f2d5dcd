import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { compare, divide, multiply, subtract } from '@/domain/money/decimal';
import { useExpressLimits } from '@/src/api/queries/express';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useProof } from '@/src/proof/useProof';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { queryOf } from '../model/draft';
import { orderPath } from '../model/orderPath';
import { placeExpressOrder } from '../placeExpressOrder';
import type { ExpressForm } from '../useExpressForm';
import { AmountPair } from './AmountPair';
import { MethodRows } from './MethodRows';
import styles from './OrderForm.module.css';
import { SaleDialog } from './SaleDialog';
import { Summary } from './Summary';

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
  if (form.sides.length === 0 || offered.data?.currencies.length === 0)
    return <EmptyView title={t('express.off')} text={t('express.offText')} />;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <AmountPair form={form} onCoin={onCoin ?? ((coin) => form.change({ coin }))} />
        <section className={styles.methods}>
          <h2>{t(form.draft.side === 'BUY' ? 'express.payWith' : 'express.paidTo')}</h2>
          <MethodRows form={form} />
          <LimitLine form={form} />
        </section>
      </div>
      <Summary form={form}>
        <Send form={form} />
      </Summary>
    </div>
  );
}

function LimitLine({ form: { method, draft } }: { form: ExpressForm }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data } = useExpressLimits(useHasToken());
  if (!data || !method) return null;
  const isCard = draft.side === 'BUY' && method.kind !== 'BANK';
  if (isCard && data.cardPerMonthEur === null) return <Note tone="warning">{t('express.noCards')}</Note>;
  const [left, of, currency] =
    isCard && data.cardLeftEur !== null && data.cardPerMonthEur !== null
      ? [data.cardLeftEur, data.cardPerMonthEur, 'EUR']
      : [data.leftTodayUsd, data.perDayUsd, 'USD'];
  const label = t(isCard ? 'express.cardLimit' : 'express.dayLimit');
  const used = compare(of, '0') > 0 ? divide(multiply(subtract(of, left), '100'), of, 'down', 2) : '0';
  return (
    <div className={styles.limit}>
      <span>{label}</span>
      <span className={styles.limitBar}>
        <ProgressBar label={label} value={used} hideText />
      </span>
      <span className="num">{t('express.leftOf', { left: format.currency(left, currency), of: format.currency(of, currency) })}</span>
    </div>
  );
}

function Send({ form }: { form: ExpressForm }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const isSignedIn = useHasToken();
  const readAfter = useReadAfter();
  const errorWords = useErrorWords();
  const name = useRef<string>(undefined);
  const format = useFormat();
  const proof = useProof();
  const [isProving, setProving] = useState(false);
  const { draft, amounts, method, told, wrong, price } = form;
  const isBuy = draft.side === 'BUY';
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    name.current ??= crypto.randomUUID();
    try {
      const order = await placeExpressOrder(form, name.current, isBuy ? {} : await proof.params());
      if (!order) return;
      void readAfter('expressCreateOrder');
      if (order.payUrl) window.location.assign(order.payUrl);
      else await router.push(orderPath(order));
    } catch (failure) {
      // What was refused made no order: the next try is another one, at the price of then.
      name.current = undefined;
      void price.mutate();
      proof.heed(failure);
      throw failure;
    }
  });
  if (!isSignedIn) {
    const returnUrl = `${router.asPath.split('?', 1)[0]}?${new URLSearchParams(queryOf(draft))}`;
    return (
      <ButtonLink variant="primary" size="large" block href={`${pathTo('login')}?${new URLSearchParams({ returnUrl })}`}>
        {t(isBuy ? 'express.logInToBuy' : 'express.logInToSell')}
      </ButtonLink>
    );
  }
  const isReady = amounts !== undefined && method !== undefined && told !== undefined && wrong === undefined;
  return (
    <>
      {error && !isProving ? <Note tone="error">{errorWords(error)}</Note> : null}
      {isProving && amounts ? (
        <SaleDialog
          proof={proof}
          coin={draft.coin}
          coins={`${format.exact(amounts.coins, 0)} ${draft.coin}`}
          total={format.currency(amounts.total, draft.currency)}
          isBusy={isBusy}
          error={error}
          onEdit={clearError}
          onClose={() => {
            clearError();
            proof.setPassword('');
            setProving(false);
          }}
          onSell={() => void submit()}
        />
      ) : null}
      <Button
        variant="primary"
        size="large"
        block
        disabled={!isReady}
        loading={isBusy && isBuy}
        onClick={() => (isBuy ? void submit() : setProving(true))}
        data-testid="express-send"
      >
        {amounts === undefined ? t('express.typeAmount') : t(isBuy ? 'express.buyCoin' : 'express.sellCoin', { coin: draft.coin })}
      </Button>
      <p className={styles.hint}>
        {method === undefined
          ? null
          : method.priceSeconds === null
            ? t('express.pricedLater')
            : t(isBuy ? 'express.payThere' : 'express.tellThere', {
                provider: method.provider,
                minutes: Math.round(method.priceSeconds / 60),
              })}
      </p>
    </>
  );
}
