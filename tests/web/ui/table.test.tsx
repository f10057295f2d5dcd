import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { type Column, nextSort, type TableSort } from '@/src/ui/table/columns';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Table } from '@/src/ui/table/Table';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { answerMediaQueries } from '@/tests/support/matchMedia';
import { renderUi } from './renderUi';

interface Asset {
  symbol: string;
  name: string;
  price: string | undefined;
  change: string;
  balance: string;
}

const rows: Asset[] = [
  { symbol: 'BTC', name: 'Bitcoin', price: '96482.1', change: '2.41', balance: '0.021559' },
  { symbol: 'ETH', name: 'Ethereum', price: undefined, change: '-1.36', balance: '1234.5' },
];
const onSelect = jest.fn();
const rowKey = (row: Asset) => row.symbol;

const columnsWith = (hidden: boolean): Column<Asset>[] => [
  { key: 'coin', header: 'Coin', kind: 'coin', isRowHeader: true, sortable: true, coin: (row) => ({ symbol: row.symbol, name: row.name }) },
  { key: 'text', header: 'Name', kind: 'text', value: (row) => row.name },
  { key: 'number', header: 'Price', kind: 'number', sortable: true, value: (row) => row.price, decimals: () => 2, unit: () => 'USDT' },
  { key: 'currency', header: 'Value', kind: 'currency', value: (row) => row.price },
  { key: 'colored', header: 'Change', kind: 'colored', value: (row) => row.change },
  { key: 'hideBalanceText', header: 'In orders', kind: 'hideBalanceText', value: (row) => `held ${row.balance}`, hidden },
  { key: 'formattedBalance', header: 'Balance', kind: 'formattedBalance', value: (row) => row.balance, decimals: () => 4, hidden },
  { key: 'custom', header: 'Custom', kind: 'custom', render: (row) => <em>{row.symbol} custom</em> },
  { key: 'dropdown', header: '', label: 'More', kind: 'dropdown', options: () => [{ value: 'send', label: 'Send' }], onSelect },
  { key: 'action', header: 'Action', kind: 'action', render: (row) => <button type="button">Trade {row.symbol}</button> },
];
const columns = columnsWith(false);

const cells = (row: number) => {
  const line = screen.getAllByRole('row')[row] as HTMLElement;
  return [...within(line).getAllByRole('rowheader'), ...within(line).getAllByRole('cell')].map((cell) => cell.textContent);
};

function Sorted({ onSort }: { onSort: (sort: TableSort | undefined) => void }) {
  const [sort, setSort] = useState<TableSort>();
  onSort(sort);
  return <Table label="Assets" {...{ columns, rows, rowKey, sort }} onSortChange={setSort} />;
}

describe('Table', () => {
  it('prints every kind of column', () => {
    renderUi(<Table label="Assets" {...{ columns, rows, rowKey }} />);
    expect(cells(1)).toEqual([
      'BTCBitcoin',
      'Bitcoin',
      '96,482.10USDT',
      '$96,482.10',
      '+2.41%',
      'held 0.021559',
      '0.0215',
      'BTC custom',
      'More',
      'Trade BTC',
    ]);
    expect(cells(2)).toEqual([
      'ETHEthereum',
      'Ethereum',
      '--USDT',
      '--',
      '\u22121.36%',
      'held 1234.5',
      '1,234.5000',
      'ETH custom',
      'More',
      'Trade ETH',
    ]);
  });

  it('leaves hidden balances out of the page', () => {
    const { container } = renderUi(<Table label="Assets" columns={columnsWith(true)} {...{ rows, rowKey }} />);
    expect(container.textContent).not.toMatch(/0\.0215|1,?234/);
    expect(screen.getAllByText('••••••')).toHaveLength(4);
    expect(screen.getAllByText('Hidden')).toHaveLength(4);
  });

  it('acts from a row menu', async () => {
    const { user } = renderUi(<Table label="Assets" {...{ columns, rows, rowKey }} />);
    await user.click(screen.getAllByRole('button', { name: 'More' })[1] as HTMLElement);
    await user.click(screen.getByRole('menuitem', { name: 'Send' }));
    expect(onSelect).toHaveBeenCalledWith(rows[1], 'send');
  });

  it('sorts by keyboard: highest, lowest, own order', async () => {
    const onSort = jest.fn();
    const { user } = renderUi(<Sorted onSort={onSort} />);
    const head = () => screen.getByRole('columnheader', { name: 'Price' });
    expect(head()).toHaveAttribute('aria-sort', 'none');
    screen.getByRole('button', { name: 'Price' }).focus();
    await user.keyboard('{Enter}');
    expect(head()).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Enter}');
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard(' ');
    expect(head()).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Change' })).not.toHaveAttribute('aria-sort');
    expect(nextSort({ key: 'a', direction: 'ascending' }, 'b')).toEqual({ key: 'b', direction: 'descending' });
  });

  it('has scopes and names for every head', () => {
    renderUi(<Table label="Assets" {...{ columns, rows, rowKey }} />);
    for (const head of screen.getAllByRole('columnheader')) {
      expect(head).toHaveAttribute('scope', 'col');
      expect(head).toHaveAccessibleName();
    }
    expect(screen.getAllByRole('rowheader')[0]).toHaveAttribute('scope', 'row');
  });

  it('keeps its head while loading, and shows shapes only while there are no rows', () => {
    const { container, rerender } = renderUi(<Table label="Assets" {...{ columns, rowKey }} rows={[]} loading skeletonRows={3} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(3 * columns.length);
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    rerender(<Table label="Assets" {...{ columns, rowKey, rows }} loading />);
    expect(container.querySelector('[data-skeleton]')).toBeNull();
  });

  it('says what is empty and what failed', async () => {
    const onRetry = jest.fn();
    const { user, rerender } = renderUi(<Table label="Assets" {...{ columns, rowKey }} rows={[]} empty="Your wallet is empty" />);
    expect(screen.getByText('Your wallet is empty')).toBeInTheDocument();
    rerender(<Table label="Assets" {...{ columns, rowKey, rows }} error={<ErrorView onRetry={onRetry} />} />);
    expect(screen.queryByText('Bitcoin')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('renders only the rows that changed', () => {
    const render = jest.fn(() => null);
    const counted: Column<Asset>[] = [{ key: 'x', header: 'X', kind: 'custom', render }];
    const { rerender } = renderUi(<Table label="Assets" columns={counted} {...{ rowKey, rows }} />);
    render.mockClear();
    rerender(<Table label="Assets" columns={counted} {...{ rowKey }} rows={[rows[0] as Asset, { ...(rows[1] as Asset) }]} />);
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('Table below 768 px', () => {
  const card = (row: Asset) => <article>{row.name}</article>;
  afterEach(() => answerMediaQueries(false));

  it.each([
    [true, 2, 0],
    [false, 0, 1],
  ])('narrow %s: %i cards, %i table', (matches, cards, tables) => {
    answerMediaQueries(matches);
    renderUi(<Table label="Assets" {...{ columns, rowKey, rows, card }} />);
    expect(screen.queryAllByRole('article')).toHaveLength(cards);
    expect(screen.queryAllByRole('table')).toHaveLength(tables);
  });

  it('waits with the shapes of cards on a phone: there are no columns to head', () => {
    answerMediaQueries(true);
    const { container } = renderUi(<Table label="Assets" {...{ columns, rowKey, card }} rows={[]} loading skeletonRows={3} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(9);
  });
});

describe('ShowMore', () => {
  it('asks for the next page until the last', async () => {
    const onShowMore = jest.fn();
    const { user, rerender } = renderUi(<ShowMore hasMore onShowMore={onShowMore} />);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onShowMore).toHaveBeenCalled();
    rerender(<ShowMore hasMore={false} onShowMore={onShowMore} />);
    expect(screen.queryByRole('button')).toBeNull();
    // The button took the focus with it: Tab goes on from where the list ends, not from the top of the page.
    expect(screen.getByText('All entries are shown.')).toHaveFocus();
  });

  it('says nothing of a list that nobody went on in', () => {
    const { container } = renderUi(<ShowMore hasMore={false} onShowMore={jest.fn()} />);
    expect(container).toBeEmptyDOMElement();
  });
});
