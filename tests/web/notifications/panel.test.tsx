import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { answers, exchangeServer } from '../../support/exchangeServer';
import { hear, type Notice, news, order, page, panel, streamed, withNotices } from '../../support/noticesScreens';

withNotices();

describe('five at a time', () => {
  const notices = Array.from(
    { length: 8 },
    (_, at): Notice => ({ ...news, noticeId: String(20 - at), text: { title: `News ${at + 1}`, body: '-' } }),
  );
  const asked: Record<string, string>[] = [];
  beforeEach(() => {
    asked.length = 0;
    answers('noticeCount', { count: 0 });
    exchangeServer.use(
      http.get('*/api/notification/search', ({ request }) => {
        const params = Object.fromEntries(new URL(request.url).searchParams);
        asked.push(params);
        const isSecond = params.searchAfter === 'five';
        const data = { records: isSecond ? notices.slice(5) : notices.slice(0, 5), searchAfter: isSecond ? null : 'five', last: isSecond };
        return HttpResponse.json({ code: '0', msg: 'success', data });
      }),
    );
  });

  it('the page has five, and the next ones by their cursor', async () => {
    streamed();
    expect(await screen.findAllByRole('button', { name: /News/ })).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: /News 8/ })).toBeVisible();
    expect(asked[0]).toEqual({ pageSize: '5' });
    expect(asked).toContainEqual({ pageSize: '5', searchAfter: 'five' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('the panel, too', async () => {
    panel(0);
    expect(await screen.findAllByRole('link', { name: /News/ })).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(await screen.findByRole('link', { name: /News 8/ })).toBeVisible();
    expect(asked).toContainEqual({ pageSize: '5', searchAfter: 'five' });
  });

  it('the panel asks once for each of its pages when something comes', async () => {
    panel(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier' }));
    await screen.findByRole('link', { name: /News 8/ });
    asked.length = 0;
    act(() => hear(1));
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(asked).toEqual([{ pageSize: '5' }, { pageSize: '5', searchAfter: 'five' }]);
  });
});

it('shows the newest in the header’s menu, and marks all as read', async () => {
  answers('noticeSearch', page([order, news]));
  const read: Request[] = [];
  answers('noticeReadAll', null, (request) => void read.push(request));
  panel(1);
  expect(await screen.findByRole('link', { name: /Order filled/ })).toHaveAttribute('href', '/profile/notification#9');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(read).toHaveLength(1));
});
