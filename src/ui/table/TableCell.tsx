import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/src/format';
import { assertNever } from '@/src/lib/assertNever';
import { Button } from '../button/Button';
import { CoinName } from '../coin/CoinName';
import { Menu } from '../menu/Menu';
import { AmountText } from '../numbers/AmountText';
import { BalanceText, HiddenText } from '../numbers/BalanceText';
import { ChangeText } from '../numbers/ChangeText';
import type { Column } from './columns';

type OfKind<Row, Kind extends Column<Row>['kind']> = Extract<Column<Row>, { kind: Kind }>;

function CurrencyCell<Row>({ column, row }: { column: OfKind<Row, 'currency'>; row: Row }) {
  const format = useFormat();
  const value = column.value(row);
  return (
    <bdi className="num" dir="ltr">
      {column.compact ? format.compactCurrency(value, column.currency) : format.currency(value, column.currency)}
    </bdi>
  );
}

function DropdownCell<Row>({ column, row }: { column: OfKind<Row, 'dropdown'>; row: Row }) {
  const options = column.options(row);
  const value = column.value?.(row);
  const text = options.find((option) => option.value === value)?.label ?? column.label;
  return (
    <Menu
      {...{ options, value }}
      label={column.label}
      onSelect={(chosen) => column.onSelect(row, chosen)}
      placement="bottom-end"
      trigger={(trigger) => (
        <Button {...trigger} variant="tableDropdown" size="small" endIcon={<ChevronDown size={14} aria-hidden="true" />}>
          {text}
        </Button>
      )}
    />
  );
}

/** The content of one cell, by its column's kind. */
export function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  switch (column.kind) {
    case 'text':
      return column.value(row);
    case 'action':
    case 'custom':
      return column.render(row);
    case 'coin':
      return <CoinName {...column.coin(row)} />;
    case 'dropdown':
      return <DropdownCell column={column} row={row} />;
    case 'number':
      return <AmountText value={column.value(row)} decimals={column.decimals?.(row)} unit={column.unit?.(row)} />;
    case 'currency':
      return <CurrencyCell column={column} row={row} />;
    case 'colored':
      return <ChangeText value={column.value(row)} kind={column.as} decimals={column.decimals} />;
    case 'hideBalanceText':
      return column.hidden ? <HiddenText /> : column.value(row);
    case 'formattedBalance':
      return <BalanceText value={column.value(row)} hidden={column.hidden} decimals={column.decimals?.(row)} unit={column.unit?.(row)} />;
    default:
      return assertNever(column);
  }
}
