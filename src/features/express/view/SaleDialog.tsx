import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { sellAmounts } from '@/domain/express/amounts';
import type { ExpressOrder } from '@/src/api/queries/express';
import { useFormat } from '@/src/format';
import { useActWords } from '@/src/i18n/useActWords';
import { BothCodes } from '@/src/proof/BothCodes';
import { CurrentPassword } from '@/src/proof/CurrentPassword';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Note } from '@/src/ui/views/Note';
import { isPriceOver } from '../placeExpressOrder';
import type { AskedSale, SaleAsk } from '../useAskSale';
import type { ExpressForm } from '../useExpressForm';
import { isSaidBySale, useSell } from '../useSell';
import { PriceNote } from './PriceNote';
import styles from './SaleDialog.module.css';

interface SaleDialogProps {
  form: ExpressForm;
  asked: AskedSale;
  sale: Pick<SaleAsk, 'usedUp' | 'close' | 'resent'>;
  onMade: (order: ExpressOrder) => Promise<void>;
}

const UNKNOWN = '…';

/** A sale takes coins out of the account: what is sold, for how much at the price of now, and the proof that its owner wants it. */
export function SaleDialog({ form, asked, sale, onMade }: SaleDialogProps) {
  const { t } = useTranslation('common');
  const words = useActWords();
  const format = useFormat();
  const { proof, code, setCode, isCodeWhole, submit, isBusy, error, clearError } = useSell({ form, asked, sale, onMade });
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const { coin, amount, currency } = asked.terms;
  const total = form.terms && format.currency(sellAmounts(amount, form.terms).total, currency);
  // The next price is on its way: nothing is sold at the one before.
  const isAwaited = form.isOver && !form.lacksPrice;
  const sell = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (proof.isWhole && isCodeWhole && !form.isOver) void submit();
  };
  const isSaid = isChecked && !error;
  const missing = {
    ...(isSaid && !isCodeWhole && { code: t('auth.problem.codeMissing') }),
    ...(isSaid && proof.isFactorMissing && { factor: t('security.problems.factorMissing') }),
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : () => sale.close()}
      title={t('express.saleReview', { amount: `${format.exact(amount, 0)} ${coin}`, total: total ?? UNKNOWN })}
      description={t('express.saleNext')}
      stretchActions
      actions={
        <>
          <Button variant="border" size="large" disabled={isBusy} onClick={() => sale.close()}>
            {t('ui.back')}
          </Button>
          <Button
            size="large"
            type="submit"
            form={formId}
            loading={isBusy || isAwaited}
            disabled={total === undefined || form.lacksPrice}
            data-testid="express-sell"
          >
            {t('express.sellCoin', { coin })}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.proof} onSubmit={sell} noValidate>
        <CurrentPassword autoFocus proof={proof} isChecked={isChecked} error={error} onEdit={clearError} />
        <BothCodes
          isStacked
          sent={asked.sent}
          code={code}
          onCode={(next) => {
            clearError();
            setCode(next);
          }}
          onResent={sale.resent}
          factor={proof}
          error={error}
          missing={missing}
          onEdit={clearError}
          isBusy={isBusy}
        />
        <PriceNote form={form} />
        {error && !isSaidBySale(error) && !(form.isOver && isPriceOver(error)) ? <Note tone="error">{words(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
