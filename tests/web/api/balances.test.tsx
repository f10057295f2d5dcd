import { act } from '@testing-library/react';
import { useSmallBalances } from '@/src/api/queries/convert';
import { useEarnAsset, useEarnOverview, useOwnPlans } from '@/src/api/queries/earn';
import { useAccountBalances, useBalanceSummary, useMainWallet, useWalletDetail, useWalletWorth } from '@/src/api/queries/wallet';
import { renderShell } from '../../support/renderShell';

const quietCall = jest.fn(async (..._asked: unknown[]) => ({ records: [], last: true, searchAfter: null }));
jest.mock('@/src/api/quietCall', () => ({ quietCall: (...asked: unknown[]) => quietCall(...asked) }));

function Reads() {
  useWalletDetail(true);
  useMainWallet(true);
  useAccountBalances(true);
  useBalanceSummary(true);
  useWalletWorth(true, {});
  useEarnOverview(true);
  useEarnAsset(true, 'USDT');
  useOwnPlans(true, { ended: false });
  useSmallBalances(true, 'MAIN');
  return null;
}
const NAMES = ['walletDetail', 'mainWallet', 'accountBalances', 'userBalanceSummary', 'walletWorth']
  .concat(['earnOverview', 'earnAsset', 'earnCurrent', 'convertSmall'])
  .sort();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('balances are read again after five minutes wherever they are shown, also while the page is hidden and offline', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderShell(<Reads />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const read = () =>
    quietCall.mock.calls
      .map(([name]) => String(name))
      .filter((name) => NAMES.includes(name))
      .sort();
  expect(read()).toEqual(NAMES);
  quietCall.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000 - 2_000));
  expect(read()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(read()).toEqual(NAMES);
});
