import { screen } from '@testing-library/react';
import { CryptoPicker } from '@/src/ui/picker/CryptoPicker';
import { type PickerCoin, pickCoins } from '@/src/ui/picker/pickCoins';
import { renderUi } from './renderUi';

const coin = (coinSymbol: string, name: string, sort: number, rest: Partial<PickerCoin> = {}): PickerCoin => ({
  coinSymbol,
  name,
  sort,
  icon: '',
  isFiat: false,
  isOpen: 1,
  ...rest,
});
const coins = [
  coin('ETH', 'Ethereum', 990),
  coin('BTC', 'Bitcoin', 1000),
  coin('ADA', 'Cardano', 920),
  coin('EUR', 'Euro', 1, { isFiat: true }),
  coin('XMR', 'Monero', 2000, { isOpen: 0 }),
];
const symbols = (...args: Parameters<typeof pickCoins>) => pickCoins(...args).map((found) => found.coinSymbol);

describe('pickCoins', () => {
  it('lists only open coins that are no fiat money', () => {
    expect(symbols(coins, '', 'cap')).toEqual(['BTC', 'ETH', 'ADA']);
  });

  it('orders by market capitalisation or by letter', () => {
    expect(symbols(coins, '', 'letter')).toEqual(['ADA', 'BTC', 'ETH']);
  });

  it.each([
    [' bit ', ['BTC']],
    ['ETH', ['ETH']],
    ['eth', ['ETH']],
    ['a', ['ADA']],
    ['d', ['ADA']],
    ['ETHEREUM', ['ETH']],
    ['euro', []],
    ['   ', ['BTC', 'ETH', 'ADA']],
    ['.*', []],
  ])('finds %p in symbol or name: %p', (search, found) => {
    expect(symbols(coins, search, 'cap')).toEqual(found);
  });

  it('leaves the given list as it is', () => {
    const given = [...coins];
    pickCoins(coins, '', 'letter');
    expect(coins).toEqual(given);
  });
});

describe('CryptoPicker', () => {
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
  const setup = (over: Partial<Parameters<typeof CryptoPicker>[0]> = {}) => {
    const onPick = jest.fn();
    const onClose = jest.fn();
    return {
      onPick,
      onClose,
      ...renderUi(<CryptoPicker open coins={coins} title="Deposit" description="Choose." {...{ onPick, onClose }} {...over} />),
    };
  };

  it('has its width, headings and search', () => {
    setup();
    const dialog = screen.getByRole('dialog', { name: 'Deposit' });
    expect(dialog.style.getPropertyValue('--width')).toBe('462px');
    expect(screen.getByRole('heading', { name: 'Select crypto' })).toBeInTheDocument();
    expect(screen.getByText('Sort by')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search coin' })).toHaveFocus();
    expect(rows()).toEqual(['BTCBitcoin', 'ETHEthereum', 'ADACardano']);
  });

  it('sorts by letter and picks a coin', async () => {
    const { user, onPick } = setup();
    await user.click(screen.getByRole('button', { name: 'Sort by: Market cap' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Letter' }));
    expect(rows()[0]).toBe('ADACardano');
    await user.click(screen.getByRole('button', { name: /ETH/ }));
    expect(onPick).toHaveBeenCalledWith(coins[0]);
  });

  it('offers to clear a search without match', async () => {
    const { user } = setup();
    await user.type(screen.getByRole('searchbox'), 'dogwif');
    expect(screen.getByText('No match for “dogwif”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('moves between coins by arrows', async () => {
    const { user } = setup();
    screen.getByRole('button', { name: /BTC/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /ETH/ })).toHaveFocus();
  });

  it('starts anew each time it opens', async () => {
    const props = { onPick: jest.fn(), onClose: jest.fn(), coins };
    const { user, rerender } = renderUi(<CryptoPicker open {...props} />);
    await user.type(screen.getByRole('searchbox'), 'eth');
    rerender(<CryptoPicker open={false} {...props} />);
    await new Promise((resolve) => setTimeout(resolve, 500));
    rerender(<CryptoPicker open {...props} />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('waits for the list', () => {
    setup({ coins: undefined });
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
  });
});
