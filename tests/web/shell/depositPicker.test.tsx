import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Coin } from '@/contract/market';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { DepositPicker } from '@/src/shell/deposit/DepositPicker';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

const coin = (coinSymbol: string, parts: object = {}) => ({
  coinSymbol,
  name: coinSymbol,
  icon: '',
  isFiat: false,
  isOpen: 1,
  sort: 1,
  ...parts,
});

withExchangeServer();
beforeEach(() =>
  answers('coins', [coin('BTC'), coin('ETH'), coin('EUR', { isFiat: true }), coin('OLD', { isOpen: 0 })] as unknown as Coin[]),
);

async function open(path: string) {
  const onClose = jest.fn();
  const { router } = renderShell(<DepositPicker onClose={onClose} />, { path });
  const list = within(await screen.findByRole('dialog', { name: 'Deposit' }));
  await list.findByRole('button', { name: /ETH/ });
  return { router, onClose, list };
}

describe('the picker of what is received', () => {
  it('lists what comes over networks and is open', async () => {
    const { list } = await open('/wallets/overview');
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3));
    expect(rows).toEqual(['BTC', 'ETH']);
  });

  it('leads to the page of the coin that is picked', async () => {
    const { router, onClose, list } = await open('/wallets/receive/btc');
    await userEvent.click(list.getByRole('button', { name: /ETH/ }));
    expect(router.push).toHaveBeenCalledWith('/wallets/receive/ETH');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['/wallets/receive/ETH', '/wallets/receive/eth?from=menu', '/wallets/receive/Eth#2'])(
    'just closes if that is here: %s',
    async (path) => {
      const { router, onClose, list } = await open(path);
      await userEvent.click(list.getByRole('button', { name: /ETH/ }));
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(router.push).not.toHaveBeenCalled();
    },
  );
});

describe('coins to pick from', () => {
  const wrapper = ({ children }: { children: ReactNode }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;
  it.each([
    ['open ones that come over networks', [false], ['BTC', 'ETH']],
    ['all that are listed, money of states too, where nothing hangs on a network', [true], ['BTC', 'ETH', 'EUR', 'OLD']],
    ['of these what the caller keeps', [true, ({ coinSymbol }: Coin) => coinSymbol !== 'BTC'], ['ETH', 'EUR', 'OLD']],
    ['and of the others', [false, ({ coinSymbol }: Coin) => coinSymbol !== 'BTC'], ['ETH']],
  ] as const)('are %s', async (_, given, symbols) => {
    const { result } = renderHook(() => usePickerCoins(...(given as unknown as Parameters<typeof usePickerCoins>)), { wrapper });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current?.map(({ coinSymbol }) => coinSymbol)).toEqual(symbols));
  });
});
