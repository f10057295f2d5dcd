import { useTranslation } from 'next-i18next/pages';
import { steppedSize } from '@/domain/order/sizeSteps';
import { percentOfMax, quoteDecimals } from '@/domain/order/ticketMath';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { hearSteps } from '@/src/market/ticket/fieldSteps';
import { PriceField } from '@/src/market/ticket/PriceField';
import { reasonSentence } from '@/src/market/ticket/reasonWords';
import { SizeUnitMenu } from '@/src/market/ticket/SizeUnitMenu';
import styles from '@/src/market/ticket/Ticket.module.css';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { TextField } from '@/src/ui/field/TextField';
import { Slider } from '@/src/ui/slider/Slider';
import { TotalField } from './TotalField';
import type { Ticket } from './useTicket';
import type { TicketFieldRefs } from './useTicketHotkeys';

interface TicketFieldsProps {
  ticket: Ticket;
  fields: TicketFieldRefs;
  /** Is told of each field whose text could be either of two numbers. */
  onUnclear: (isUnclear: boolean) => void;
  isCompact: boolean;
}

/** Price, amount, share of the balance, total. */
export function TicketFields({ ticket, fields, onUnclear, isCompact }: TicketFieldsProps) {
  const { t } = useTranslation('common');
  const { base, quote, sizeDecimals, rules } = useMarket();
  const format = useFormat();
  const { draft, form, change, largest } = ticket;
  const isLimit = form.type === 'LIMIT';
  const first = ticket.reasons?.find((reason) => reason.kind !== 'priceMissing' && reason.kind !== 'sizeMissing');
  const sentence = (field: 'price' | 'size') =>
    first && draft.size !== '' ? reasonSentence(first, field, t, format, form.side === 'BUY') : undefined;
  const unitDecimals = form.sizeUnit === 'QUOTE' && rules ? quoteDecimals(rules) : sizeDecimals;
  const step = (count: number) => {
    // Down from an empty field leads nowhere.
    if (rules && (form.size !== undefined || count > 0)) change({ size: steppedSize(form, rules, count) });
  };
  return (
    <>
      {isLimit ? (
        <PriceField
          ref={fields.price}
          value={draft.price}
          last={ticket.now.last}
          onChange={(price) => change({ price })}
          onUnclear={onUnclear}
          error={sentence('price')}
          isCompact={isCompact}
        />
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
        getInputRef={fields.amount}
        height={isCompact ? 48 : 40}
        align="end"
        aria-label={t('trade.amount')}
        start={t('trade.amount')}
        end={<SizeUnitMenu unit={form.sizeUnit} isChoice={!isLimit} onChange={(sizeUnit) => change({ sizeUnit, size: '' })} />}
        unit={form.sizeUnit === 'BASE' ? base : quote}
        value={draft.size}
        onValueChange={(size) => change({ size })}
        onUnclear={onUnclear}
        decimalScale={unitDecimals}
        allowNegative={false}
        error={sentence('size')}
        onKeyDown={(event) => hearSteps(event, step)}
        data-testid="ticket-amount"
      />
      <div className={styles.slider}>
        <Slider
          label={t('trade.shareOfBalance')}
          value={percentOfMax(form.size, largest)}
          disabled={largest === undefined || rules === undefined}
          onChange={ticket.takeShare}
        />
      </div>
      {isLimit ? <TotalField height={isCompact ? 48 : 40} form={form} onSize={(size) => change({ size })} onUnclear={onUnclear} /> : null}
    </>
  );
}
