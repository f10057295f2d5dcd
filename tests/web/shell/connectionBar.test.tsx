import { act, fireEvent, screen } from '@testing-library/react';
import { DayStats } from '@/src/market/pair/DayStats';
import { ConnectionBar } from '@/src/shell/connection/ConnectionBar';
import { answerMediaQueries } from '../../support/matchMedia';
import { renderTrade } from '../market/tradePage';

const goOffline = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
};
afterEach(() => {
  jest.restoreAllMocks();
  answerMediaQueries(false);
});

it('says from when what is shown is, and looks again when asked', async () => {
  const { line } = await renderTrade(
    <>
      <ConnectionBar />
      <DayStats />
    </>,
  );
  expect(screen.queryByText('You are offline.')).toBeNull();
  act(goOffline);
  const bar = screen.getByRole('status');
  expect(bar).toHaveTextContent(/^You are offline\.Prices and balances are from \d\d:\d\d:\d\d\./);

  const retried = jest.spyOn(line.realtime, 'retryNow');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toHaveBeenCalledTimes(1);
  expect(bar).toHaveTextContent('You are offline.');

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Back online.');
});

it('has a line on a phone: since when, and no more', async () => {
  answerMediaQueries(true);
  await renderTrade(
    <>
      <ConnectionBar />
      <DayStats />
    </>,
  );
  act(goOffline);
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\.Prices from \d\d:\d\d:\d\d\.Try again$/);
});

it('says that everything is live again when prices are, which come after the network', async () => {
  const { line } = await renderTrade(
    <>
      <ConnectionBar />
      <DayStats />
    </>,
  );
  act(goOffline);
  act(() => {
    line.realtime.networkLost();
    line.paint();
  });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Back online\.$/);
  act(() => {
    line.realtime.retryNow();
    line.open();
    line.paint();
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Back online\.$/);
  const ping = line.latest().sent.find((frame) => frame.op === 'ping');
  act(() => {
    line.receive({ type: 'pong', id: ping?.id ?? -1, at: 0 });
    line.paint();
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Back online\.Everything is live again\.$/);
});
