import type { ComponentType } from 'react';
import { type TicketField, TYPE_RULES } from '@/domain/order/orderTypes';
import type { TicketFieldProps } from './fieldProps';
import { MarketPrice } from './MarketPrice';
import { OwnPrice } from './OwnPrice';
import { ShareSlider } from './ShareSlider';
import { SizeField } from './SizeField';
import { TotalField } from './TotalField';

const FIELDS: Readonly<Record<TicketField, ComponentType<TicketFieldProps>>> = {
  price: OwnPrice,
  marketPrice: MarketPrice,
  size: SizeField,
  share: ShareSlider,
  total: TotalField,
};

/** What the type of the order asks for. */
export function TicketFields(props: TicketFieldProps) {
  return TYPE_RULES[props.ticket.form.type].fields.map((name) => {
    const Field = FIELDS[name];
    return <Field key={name} {...props} />;
  });
}
