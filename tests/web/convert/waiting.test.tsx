import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SWRResponse } from 'swr';
import { ApiError } from '@/src/api/apiError';
import type { Limit, Plan } from '@/src/api/queries/convert';
import { LimitSection } from '@/src/features/convert/view/LimitSection';
import { RecurringSection } from '@/src/features/convert/view/RecurringSection';
import { removeToken, storeToken } from '@/src/lib/storage';
import { timeZoneChoice } from '@/src/lib/userZone';
import { renderShell } from '../../support/renderShell';

const quietCall = jest.fn();
jest.mock('@/src/api/quietCall', () => ({ quietCall: (...given: unknown[]) => quietCall(...given) }));

const read = <Row,>(data: Row[]) => ({ data, isValidating: false, mutate: async () => data }) as unknown as SWRResponse<Row[]>;
const calls = (name: string) => quietCall.mock.calls.filter(([called]) => called === name).map(([, params]) => params);

beforeEach(() => {
  storeToken('secret');
  const coins = ['USDT', 'BTC'].map((coinSymbol) => ({ coinSymbol, minimum: '0.00001', maximum: '50000' }));
  const answers: Record<string, unknown> = {
    convertPrice: { give: '940', get: '0.009' },
    convertCoins: { coins, spread: '0.002', quoteSeconds: 8 },
  };
  quietCall.mockImplementation(async (name: string) => answers[name] ?? []);
});
afterEach(() => {
  removeToken();
  timeZoneChoice.set(undefined);
  quietCall.mockReset();
});

// Monday the 30th of November 2026, 09:00 in Berlin.
const NEXT = Date.UTC(2026, 10, 30, 8, 0);
const plan = {
  ...{ planId: '1', from: 'USDT', to: 'BTC', wallet: 'MAIN', amount: '50', every: 'WEEK', day: 1, minute: 540, timeZone: 'Europe/Berlin' },
  ...{ state: 'ON', nextAt: NEXT, doneCount: 0, given: '0', got: '0', skipped: { at: NEXT - 7 * 86_400_000, reason: 'balance.too_low' } },
} as unknown as Plan;

describe('a recurring conversion', () => {
  it('says every time on the one clock it was made with, and names it', async () => {
    timeZoneChoice.set('Asia/Tokyo');
    const { container } = renderShell(<RecurringSection plans={read([plan])} />, { path: '/convert?view=history' });
    expect(container).toHaveTextContent('Weekly: Monday, 09:00');
    expect(container).toHaveTextContent('Next30 Nov, 09:00');
    expect(container).toHaveTextContent('Left out on 23 Nov, 09:00');
    expect(container).toHaveTextContent('Time zoneEurope/Berlin');
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Time of day')).toHaveDisplayValue('09:00');
    expect(dialog).toHaveTextContent('Time zoneEurope/Berlin');
  });

  it('is made on the clock of the user, once however often it is sent', async () => {
    timeZoneChoice.set('Asia/Tokyo');
    renderShell(<RecurringSection plans={read<Plan>([])} />, { path: '/convert?view=history' });
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Time zoneAsia/Tokyo');
    fireEvent.change(screen.getByTestId('plan-amount'), { target: { value: '25' } });
    const act = within(dialog).getAllByRole('button').at(-1) as HTMLElement;
    fireEvent.click(act);
    fireEvent.click(act);
    await screen.findByText('Nothing converts by itself');
    expect(calls('convertPlanCreate')).toMatchObject([{ from: 'USDT', to: 'BTC', amount: '25', timeZone: 'Asia/Tokyo' }]);
  });
});

it('one of other terms after no answer is another one, and the first keeps its name, also in another dialog', async () => {
  const silence = new ApiError({ code: 'network', msg: '', status: 0 });
  const before = quietCall.getMockImplementation();
  quietCall.mockImplementation(async (name: string, ...rest: unknown[]) => {
    if (name === 'convertPlanCreate') throw silence;
    return before?.(name, ...rest);
  });
  renderShell(<RecurringSection plans={read<Plan>([])} />, { path: '/convert?view=history' });
  const send = async (amount: string) => {
    fireEvent.change(screen.getByTestId('plan-amount'), { target: { value: amount } });
    const act = within(screen.getByRole('dialog')).getAllByRole('button').at(-1) as HTMLElement;
    await waitFor(() => expect(act).toBeEnabled());
    const count = calls('convertPlanCreate').length;
    fireEvent.click(act);
    await waitFor(() => expect(calls('convertPlanCreate')).toHaveLength(count + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent('it is not known whether this was done');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog');
  await send('25');
  await send('26');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog');
  await send('25');
  const names = calls('convertPlanCreate').map((order) =>
    Object.values(order as Record<string, unknown>).find((value) => /^[0-9a-f-]{36}$/.test(String(value))),
  );
  expect(names[2]).toBe(names[0]);
  expect(names[1]).not.toBe(names[0]);
});

const limit = {
  ...{ limitId: '4', clientOrderId: 'a', from: 'USDT', to: 'BTC', give: '940', get: '0.01', wallet: 'MAIN', state: 'OPEN' },
  ...{ at: NEXT, expiresAt: NEXT, endedAt: null },
} as unknown as Limit;

describe('limits', () => {
  it('are a table that says at which price of the dearer coin they convert and how far that is', async () => {
    renderShell(<LimitSection limits={read([limit, { ...limit, limitId: '3', state: 'DONE' }])} />, { path: '/convert?view=history' });
    const table = within(await screen.findByRole('table', { name: 'Limit' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Conversion', 'You give', 'You get', 'When 1 coin is', 'To go', 'Expires', 'Cancel'],
    ]);
    expect(await table.findByText('−10.00%')).toBeVisible();
    const [, open, done] = table.getAllByRole('row');
    expect(open).toHaveTextContent('≤ 94,000 USDT');
    expect(within(open as HTMLElement).getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(done).toHaveTextContent('Converted');
    fireEvent.click(within(open as HTMLElement).getByRole('button'));
    expect(calls('convertLimitCancel')).toEqual([{ limitId: '4' }]);
    await waitFor(() => expect(within(open as HTMLElement).getByRole('button')).not.toHaveAttribute('aria-busy', 'true'));
  });
});
