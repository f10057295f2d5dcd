import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type ReactNode, useMemo, useState } from 'react';
import { endpoints } from '@/contract/endpoints';
import { answers, exchangeServer } from '../../support/exchangeServer';
import { routerAt } from '../../support/renderShell';
import { address, amount, go } from '../../support/sendForm';
import { ADDRESS, codeSent, openSend, withSending } from '../../support/sendScreens';

withSending();

/** A router that goes where it is sent, and back. */
function Routed({ at = {}, children }: { at?: Record<string, string>; children: ReactNode }) {
  const [entries, setEntries] = useState([at]);
  const base = useMemo(() => routerAt('/wallets/send/usdt'), []);
  const go = (next: (before: Record<string, string>[], query: Record<string, string>) => Record<string, string>[]) => (url: unknown) => {
    setEntries((before) => next(before, ((url as { query?: Record<string, string> }).query ?? {}) as Record<string, string>));
    return Promise.resolve(true);
  };
  const router = {
    ...base,
    query: entries.at(-1) ?? {},
    push: go((before, query) => [...before, query]),
    replace: go((before, query) => [...before.slice(0, -1), query]),
    back: () => setEntries((before) => before.slice(0, -1)),
  };
  return (
    <RouterContext.Provider value={router}>
      <p data-testid="history">{JSON.stringify(entries)}</p>
      <button type="button" onClick={router.back}>
        Browser back
      </button>
      {children}
    </RouterContext.Provider>
  );
}

describe('the browser’s way back from the review', () => {
  const history = () => screen.getByTestId('history').textContent;

  it.each(['browser', 'page'])('of the %s leads to the form with everything typed', async (whose) => {
    const user = userEvent.setup();
    openSend(undefined, true, undefined, (screenOf) => <Routed>{screenOf}</Routed>);
    fireEvent.change(await address(), { target: { value: ADDRESS } });
    fireEvent.change(await amount(), { target: { value: '100' } });
    answers('withdrawVerify', codeSent);
    await waitFor(() => expect(go()).toBeEnabled());
    await user.click(go());
    await screen.findByTestId('send-review');
    expect(history()).toBe('[{},{"step":"review"}]');
    await user.click(whose === 'browser' ? screen.getByText('Browser back') : screen.getByTestId('page-back'));
    expect(await amount()).toHaveValue('100');
    expect(await address()).toHaveValue(ADDRESS);
    expect(screen.queryByTestId('send-review')).toBeNull();
    expect(history()).toBe('[{}]');
  });

  it('keeps the name of what got no answer: another code sends it no second time', async () => {
    const user = userEvent.setup();
    openSend(undefined, true, undefined, (screenOf) => <Routed>{screenOf}</Routed>);
    fireEvent.change(await address(), { target: { value: ADDRESS } });
    fireEvent.change(await amount(), { target: { value: '77' } });
    answers('withdrawVerify', codeSent);
    const names: string[] = [];
    exchangeServer.use(
      http.post(`*/api${endpoints.withdraw.path}`, async ({ request }) => {
        names.push(((await request.json()) as { clientWithdrawalId: string }).clientWithdrawalId);
        return HttpResponse.error();
      }),
    );
    const confirm = async () => {
      await waitFor(() => expect(go()).toBeEnabled());
      await user.click(go());
      await user.click(within(await screen.findByTestId('send-review')).getAllByRole('textbox')[0] as HTMLElement);
      await user.keyboard('123456');
      await user.click(screen.getByTestId('send-confirm'));
      await screen.findByText(/^No answer came/);
    };
    await confirm();
    await user.click(screen.getByTestId('page-back'));
    await amount();
    await confirm();
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  it('is not in the way after a reload: the entry is the form’s', async () => {
    openSend(undefined, true, undefined, (screenOf) => <Routed at={{ step: 'review' }}>{screenOf}</Routed>);
    expect(await amount()).toBeInTheDocument();
    await waitFor(() => expect(history()).toBe('[{}]'));
  });
});
