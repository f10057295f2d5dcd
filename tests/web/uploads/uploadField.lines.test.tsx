import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { endpoints } from '@/contract/endpoints';
import { sendFile } from '@/src/uploads/send/sendFile';
import { ownWays } from '@/src/uploads/send/ways';
import { answers, exchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { Form, limits, PART, photo, pick, playExchange, show, withUploadForm } from '../../support/uploadForm';

withUploadForm();

// What a line that breaks leaves, and how a file goes on.

it('goes on by itself where it stopped when the line is back', async () => {
  const exchange = playExchange({ breaksAfter: 2 });
  await show();
  pick(photo());
  expect(await screen.findByText('No connection. The upload goes on by itself.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload of IMG_2204.jpg' })).toHaveAttribute('aria-valuenow', '57');
  exchange.isBroken = false;
  exchange.parts = -10;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  // The two pieces that were there were not sent again.
  expect(exchange.parts).toBe(-8);
});

describe('a line that breaks again and again', () => {
  // Each wait ends at once, as when the device says that it is on line again.
  const watch = (waits: { count: number }) => ({
    signal: new AbortController().signal,
    onStage: (stage: string) => {
      if (stage !== 'waiting') return;
      waits.count += 1;
      queueMicrotask(() => window.dispatchEvent(new Event('online')));
    },
    onSent: () => {},
    onSession: () => {},
  });

  it('is tried ten times more while nothing comes through; then it is for a person to say', async () => {
    let begun = 0;
    exchangeServer.use(
      http.post(`*/api${endpoints.uploadBegin.path}`, () => {
        begun += 1;
        return HttpResponse.error();
      }),
    );
    const waits = { count: 0 };
    await expect(sendFile(photo(), ownWays('ID_FRONT'), watch(waits))).rejects.toMatchObject({ code: 'network' });
    expect([begun, waits.count]).toEqual([11, 10]);
  });

  it('carries as much as it will, however often: what came through begins the count anew', async () => {
    const exchange = playExchange();
    let isUp = false;
    exchangeServer.use(
      http.post(`*/api${endpoints.uploadPart.path}`, () => {
        isUp = !isUp;
        return isUp ? undefined : HttpResponse.error();
      }),
    );
    const waits = { count: 0 };
    expect(await sendFile(photo(14 * PART), ownWays('ID_FRONT'), watch(waits))).toMatchObject({ uploadId: '7' });
    expect([exchange.parts, waits.count]).toEqual([14, 13]);
  });
});

it('asks whether to go on when nothing has come through for long, and goes on where it stopped', async () => {
  const exchange = playExchange({ breaksAfter: 2 });
  await show();
  pick(photo());
  await screen.findByText('No connection. The upload goes on by itself.');
  // Each try is made at once, as by a device that believes it is back.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('The upload has stopped. What was sent is kept for a day.')).toBeVisible();
  });
  exchange.isBroken = false;
  exchange.parts = -10;
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  expect(exchange.parts).toBe(-8);
});

it('goes on where it stopped when the page was left and the same file is chosen again', async () => {
  const exchange = playExchange({ breaksAfter: 3 });
  answers('uploadLimits', limits);
  const { unmount } = renderShell(<Form />, {});
  await screen.findByText(/up to 40 MB/);
  pick(photo());
  await screen.findByText('No connection. The upload goes on by itself.');
  unmount();
  exchange.isBroken = false;
  exchange.parts = -10;
  await show();
  pick(photo());
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  expect([exchange.parts, exchange.canceled]).toEqual([-9, 0]);
});
