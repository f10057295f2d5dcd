import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beginEra } from '@/src/lib/pageAccount';
import { removeToken, storeToken } from '@/src/lib/storage';
import { useHasToken } from '@/src/lib/useHasToken';
import { RealtimeProvider, useOwnAccount } from '@/src/realtime';
import { SessionKeeper } from '@/src/shell/session/SessionKeeper';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';
import { fakeLine } from '../realtime/fakeLine';

withExchangeServer();

afterEach(() => {
  act(() => {
    removeToken();
    beginEra();
  });
  localStorage.clear();
});

const lines: ReturnType<typeof fakeLine>[] = [];
let available = '11';

function beginLine() {
  const held = available;
  const spotBalances = async () => [{ wallet: 'TRADE', asset: 'USDT', available: held, held: '0' } as never];
  const line = fakeLine({ balances: spotBalances });
  lines.push(line);
  return line;
}

const Balance = () => <p data-testid="usdt">{useOwnAccount().balances.get('USDT')?.available ?? 'none'}</p>;

function Live() {
  const [line] = useState(beginLine);
  return (
    <RealtimeProvider calls={{} as never} isSignedIn={useHasToken()} log={() => undefined} realtime={line.realtime}>
      <SessionKeeper />
      <Balance />
    </RealtimeProvider>
  );
}

/** Opens the latest line and has it accept the private channel. */
async function accept(): Promise<ReturnType<typeof fakeLine>> {
  const line = lines.at(-1);
  if (!line) throw new Error('no line was begun');
  await waitFor(() => expect(line.sockets.length).toBe(1));
  act(() => line.open());
  await waitFor(() => expect(line.sentOps().some(({ op }) => op === 'auth')).toBe(true));
  for (const op of ['auth', 'subscribe']) {
    const sent = line.sentOps().find((frame) => frame.op === op);
    act(() => line.receive({ type: 'ack', id: (sent as { id: number }).id } as never));
  }
  return line;
}

it('is another one for another account, and the one before is closed', async () => {
  answers('userInfo', { ...userFixture, id: '1' });
  answers('trackStatus', { key: 'hide_balances', status: 0 });
  storeToken('one');
  renderShell(<Live />);
  const first = await accept();
  await waitFor(() => {
    act(() => first.paint());
    expect(screen.getByTestId('usdt')).toHaveTextContent('11');
  });
  available = '22';
  answers('userInfo', { ...userFixture, id: '2' });
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
  document.cookie = 'exchange-token=two; path=/';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' })));
  await waitFor(() => expect(first.latest().isClosed).toBe(true));
  expect(screen.getByTestId('usdt')).toHaveTextContent('none');
  const second = await accept();
  expect(second).not.toBe(first);
  await waitFor(() => {
    act(() => second.paint());
    expect(screen.getByTestId('usdt')).toHaveTextContent('22');
  });
});
