import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpClient } from '@/src/api/httpClient';
import { storedToken } from '@/src/lib/storage';
import { logOut } from '@/src/shell/session/logOut';
import { answers, refuses } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { news, order, page, streamed, withNotices } from '../../support/noticesScreens';

withNotices();
// Browsers know where a path begins; Node's fetch does not.
beforeEach(() => void jest.replaceProperty(httpClient.defaults, 'baseURL', 'http://localhost/api'));

describe('the page of notifications', () => {
  it('takes a deletion back for a moment', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([order]));
    answers('noticeRead', null);
    const deleted: Request[] = [];
    answers('noticeDelete', null, (request) => void deleted.push(request));
    const { unmount } = streamed();
    const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await press(/Order filled/);
    await press('Delete');
    await press('Undo');
    await press(/Order filled/);
    await press('Delete');
    expect(deleted).toHaveLength(0);
    // Whoever leaves has decided.
    unmount();
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  describe('that failed to be deleted', () => {
    afterEach(() => jest.useRealTimers());

    it('is back, and it is said', async () => {
      answers('noticeCount', { count: 1 });
      answers('noticeSearch', page([{ ...order, isRead: true }, news]));
      refuses('noticeDelete', { code: '10005', msg: 'system.unavailable' });
      streamed();
      const line = await screen.findByRole('button', { name: /Order filled/ });
      jest.useFakeTimers();
      fireEvent.click(line);
      fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
      act(() => void jest.advanceTimersByTime(5_999));
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      act(() => void jest.advanceTimersByTime(1));
      // Decided: nobody is offered what would do nothing any more.
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(screen.getByText('Deleted')).toBeVisible();
      jest.useRealTimers();
      expect(await screen.findByText('This notification could not be deleted and is back in the list.')).toBeVisible();
      expect(screen.getByRole('button', { name: /Order filled/ })).toBeVisible();
    });
  });

  it('deletes what was to be deleted before the session ends that may', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([{ ...order, isRead: true }]));
    const calls: (string | null)[] = [];
    answers('noticeDelete', null, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      calls.push(request.headers.get('exchange-token'));
    });
    answers('logout', null, () => void calls.push('logout'));
    streamed();
    await userEvent.click(await screen.findByRole('button', { name: /Order filled/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const token = storedToken();
    expect(token).toBeDefined();
    await act(() => logOut({ replace: async () => true, pathname: '/profile/notification' } as never));
    expect(calls).toEqual([token, 'logout']);
  });

  it('deletes what was to be deleted when the page is put away', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([{ ...order, isRead: true }]));
    const deleted: unknown[] = [];
    answers('noticeDelete', null, async (request) => void deleted.push([request.keepalive, await request.json()]));
    streamed();
    const line = await screen.findByRole('button', { name: /Order filled/ });
    // The moment in which it can be taken back never ends here.
    jest.useFakeTimers();
    fireEvent.click(line);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    jest.useRealTimers();
    expect(deleted).toEqual([]);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    // Browsers give up every other request of a page that goes.
    await waitFor(() => expect(deleted).toEqual([[true, { noticeId: '9' }]]));
  });

  it('asks before all are deleted', async () => {
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([order]));
    const gone: Request[] = [];
    answers('noticeDeleteAll', null, (request) => void gone.push(request));
    streamed();
    await screen.findByRole('button', { name: /Order filled/ });
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
    await userEvent.click(await screen.findByTestId('confirm'));
    await waitFor(() => expect(gone).toHaveLength(1));
  });

  it.each([false, true])('says that all kinds go where one is chosen, also where it has nothing (on a phone: %s)', async (isPhone) => {
    answerMediaQueries(isPhone);
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([]));
    streamed();
    await userEvent.click(await screen.findByRole('tab', { name: 'Security' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The notifications of every kind go, not only “Security”.');
  });

  describe('as seen by who uses the keyboard', () => {
    afterEach(() => jest.useRealTimers());

    it('leaves the focus where they were: at the way back, at what came back, at the next one, at the list', async () => {
      answers('noticeCount', { count: 0 });
      answers('noticeSearch', page([{ ...order, isRead: true }, news]));
      answers('noticeDelete', null);
      streamed();
      await screen.findByRole('button', { name: /Order filled/ });
      jest.useFakeTimers();
      const remove = (name: RegExp) => {
        fireEvent.click(screen.getByRole('button', { name }));
        const button = screen.getByRole('button', { name: 'Delete' });
        act(() => button.focus());
        fireEvent.click(button);
        expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      };
      remove(/Order filled/);
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(screen.getByRole('button', { name: /Order filled/ })).toHaveFocus();
      remove(/Order filled/);
      act(() => void jest.advanceTimersByTime(6_000));
      expect(screen.getByRole('button', { name: /SUI/ })).toHaveFocus();
      // The last one: there is no row left to go to.
      remove(/SUI/);
      act(() => void jest.advanceTimersByTime(6_000));
      expect(screen.getByRole('tabpanel')).toHaveFocus();
    });
  });

  it('takes the focus of nobody who has gone on', async () => {
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([{ ...order, isRead: true }, news]));
    streamed();
    await screen.findByRole('button', { name: /Order filled/ });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Order filled/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    const other = screen.getByRole('tab', { name: /All/ });
    act(() => other.focus());
    fireEvent.click(undo);
    expect(other).toHaveFocus();
  });
});
