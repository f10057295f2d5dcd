import { act, waitFor } from '@testing-library/react';
import { removeToken, storeToken } from '@/src/lib/storage';
import { ActiveKeeper } from '@/src/shell/session/ActiveKeeper';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  act(removeToken);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('a user at the page', () => {
  it('is told to the exchange, at most every five minutes, and only when signed in', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    let told = 0;
    answers('sessionActive', null, () => {
      told += 1;
    });
    renderShell(<ActiveKeeper />);
    const press = () => act(() => window.dispatchEvent(new Event('keydown')));
    press();
    press();
    await waitFor(() => expect(told).toBe(1));
    now += 5 * 60_000 - 1;
    press();
    now += 1;
    press();
    await waitFor(() => expect(told).toBe(2));
    act(removeToken);
    now += 10 * 60_000;
    press();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toBe(2);
  });
});
