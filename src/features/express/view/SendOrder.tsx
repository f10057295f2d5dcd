import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isApiError } from '@/src/api/apiError';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useActWords } from '@/src/i18n/useActWords';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import { useHasToken } from '@/src/lib/useHasToken';
import { expressOrderPath } from '@/src/orders/expressOrder';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Note } from '@/src/ui/views/Note';
import { queryOf } from '../model/draft';
import { isPriceOver, placePurchase } from '../placeExpressOrder';
import { useAskSale } from '../useAskSale';
import type { ExpressForm } from '../useExpressForm';
import styles from './OrderForm.module.css';
import { SaleDialog } from './SaleDialog';

/** The act of the form, or why there is none. */
export function SendOrder({ form }: { form: ExpressForm }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const isSignedIn = useHasToken();
  const readAfter = useReadAfter();
  const errorWords = useActWords();
  const sale = useAskSale(form);
  const { draft, amounts, method, told, isOver, lacksPrice, wrong, reason } = form;
  const reasonWords = useReasonWords();
  const isBuy = draft.side === 'BUY';
  const goOn = async (order: ExpressOrder) => {
    form.forget();
    void readAfter('expressCreateOrder');
    if (order.payUrl) window.location.assign(order.payUrl);
    else await router.push(expressOrderPath(order));
  };
  const purchase = useSubmit(async () => {
    try {
      const order = await placePurchase(form);
      if (order) await goOn(order);
    } catch (failure) {
      if (isApiError(failure) && isOutcomeUnknown(failure)) void readAfter('expressCreateOrder');
      form.readPrice(failure);
      form.readLimits();
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
  if (reason?.kind === 'unverified')
    return (
      <>
        <Note tone="warning">{t('express.buyUnverified')}</Note>
        <ButtonLink variant="primary" size="large" block href={pathTo('verificationKyc')}>
          {t('shell.verification.start')}
        </ButtonLink>
      </>
    );
  const { error, isBusy } = isBuy ? purchase : sale;
  const isReady = reason === undefined && amounts !== undefined && method !== undefined && told !== undefined && wrong === undefined;
  // Of a price that is over the words promise a new one to look at: they wait for it.
  const isSaid = error !== undefined && !(isOver && isPriceOver(error));
  return (
    <>
      {reason ? <Note tone="warning">{reasonWords(reason)}</Note> : null}
      {isSaid && !sale.asked ? <Note tone="error">{errorWords(error)}</Note> : null}
      {sale.asked ? <SaleDialog form={form} asked={sale.asked} sale={sale} onMade={goOn} /> : null}
      <Button
        variant="primary"
        size="large"
        block
        disabled={!isReady || lacksPrice}
        loading={isBusy || (isReady && isOver && !lacksPrice)}
        onClick={() => void (isBuy ? purchase.submit() : sale.ask())}
        data-testid="express-send"
      >
        {draft.amount === ''
          ? t('express.typeAmount')
          : wrong
            ? t(`express.not.${wrong}`, { coin: draft.coin })
            : t(isBuy ? 'express.buyCoin' : 'express.sellCoin', { coin: draft.coin })}
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
