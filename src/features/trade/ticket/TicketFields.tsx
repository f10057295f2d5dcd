import { useTranslation } from 'next-i18next/pages';
import { percentOfMax, quoteDecimals, shareOfMax } from '@/domain/order/ticketMath';
import { useFormat } from '@/src/format';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { TextField } from '@/src/ui/field/TextField';
import { Slider } from '@/src/ui/slider/Slider';
import { useMarket } from '../TradeContext';
import { PriceField } from './PriceField';
import { reasonSentence } from './reasonWords';
import { SizeUnitMenu } from './SizeUnitMenu';
import styles from './Ticket.module.css';
import { TotalField } from './TotalField';
import type { Ticket } from './useTicket';

/** Price, amount, share of the balance, total. */
export function TicketFields({ ticket, isCompact }: { ticket: Ticket; isCompact: boolean }) {
  const { t } = useTranslation('common');
  const { quote, sizeDecimals, rules } = useMarket();
  const format = useFormat();
  const { draft, form, change, largest } = ticket;
  const isLimit = form.type === 'LIMIT';
  const first = ticket.reasons?.find((reason) => reason.kind !== 'priceMissing' && reason.kind !== 'sizeMissing');
  const sentence = (field: 'price' | 'size') =>
    first && draft.size !== '' ? reasonSentence(first, field, t, format, form.side === 'BUY') : undefined;
  const unitDecimals = form.sizeUnit === 'QUOTE' && rules ? quoteDecimals(rules) : sizeDecimals;
  return (
    <>
      {isLimit ? (
        <PriceField value={draft.price} onChange={(price) => change({ price })} error={sentence('price')} isCompact={isCompact} />
      ) : (
        <TextField
          height={isCompact ? 48 : 40}
          disabled
          value={t('trade.marketPrice')}
          align="end"
          aria-label={t('trade.price')}
          start={isCompact ? undefined : t('trade.price')}
          end={isCompact ? undefined : quote}
        />
      )}
      <NumberInput
        height={isCompact ? 48 : 40}
        align="end"
        aria-label={t('trade.amount')}
        start={t('trade.amount')}
        end={<SizeUnitMenu unit={form.sizeUnit} isChoice={!isLimit} onChange={(sizeUnit) => change({ sizeUnit, size: '' })} />}
        value={draft.size}
        onValueChange={(size) => change({ size })}
        decimalScale={unitDecimals}
        allowNegative={false}
        error={sentence('size')}
        data-testid="ticket-amount"
      />
      <div className={styles.slider}>
        <Slider
          label={t('trade.shareOfBalance')}
          value={percentOfMax(form.size, largest)}
          disabled={largest === undefined || rules === undefined}
          onChange={(percent) => {
            if (rules && largest !== undefined) change({ size: shareOfMax(largest, percent, form, rules) });
          }}
        />
      </div>
      {isLimit ? <TotalField height={isCompact ? 48 : 40} form={form} onSize={(size) => change({ size })} /> : null}
    </>
  );
}
