import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeChoices } from '@/src/features/notifications';
import { pushBrowser } from '../../support/browserPush';
import { answers, refuses } from '../../support/exchangeServer';
import { withNotices } from '../../support/noticesScreens';
import { renderShell } from '../../support/renderShell';

withNotices();

it('lets the user choose by kind and channel, but for what is always told', async () => {
  const choices = (['TRADE', 'SECURITY'] as const).flatMap((kind) =>
    (['SCREEN', 'MAIL', 'PUSH'] as const).map((channel) => ({
      kind,
      channel,
      isOn: true,
      isFixed: kind === 'SECURITY' && channel !== 'PUSH',
    })),
  );
  answers('noticeChoices', { choices, hasMail: true });
  const chosen: Request[] = [];
  answers(
    'noticeChoose',
    { choices: choices.map((choice) => ({ ...choice, isOn: choice.isFixed })), hasMail: true },
    (request) => void chosen.push(request),
  );
  renderShell(<NoticeChoices />, { path: '/profile/settings' });
  const box = await screen.findByRole('switch', { name: 'Trade: Email' });
  expect(box).toBeChecked();
  expect(within(screen.getByRole('row', { name: /Security/ })).getAllByText('Always')).toHaveLength(2);
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(chosen).toHaveLength(1);
  expect(screen.getByText('This browser takes no push messages.')).toBeVisible();
});

describe('push on this device', () => {
  let browser: ReturnType<typeof pushBrowser>;
  afterEach(() => browser.away());
  const open = async () => {
    answers('noticeChoices', { choices: [], hasMail: true });
    answers('pushKey', { publicKey: 'key' });
    renderShell(<NoticeChoices />, { path: '/profile/settings' });
    return screen.findByText('Push on this device');
  };

  it('is asked for by a click and by nothing else, told to the exchange, and ended on both sides', async () => {
    browser = pushBrowser('granted');
    const told: unknown[] = [];
    answers('pushSubscribe', null, async (request) => void told.push(await request.json()));
    answers('pushUnsubscribe', null, async (request) => void told.push(await request.json()));
    answers('pushStatus', { isOn: true });
    await open();
    const on = await screen.findByRole('button', { name: 'Turn on' });
    expect(browser.asked).toEqual([]);
    await userEvent.click(on);
    const off = await screen.findByRole('button', { name: 'Turn off' });
    expect(browser.asked).toEqual(['permission', 'subscribe key']);
    expect(told).toEqual([{ endpoint: 'https://push.example/device', keys: { p256dh: 'P', auth: 'A' } }]);
    await userEvent.click(off);
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(told.slice(1)).toEqual([{ endpoint: 'https://push.example/device' }]);
    expect(browser.isSubscribed()).toBe(false);
  });

  it('is off, and says so, where the user says no: nothing is subscribed', async () => {
    browser = pushBrowser('denied');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/Your browser blocks messages of this site/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
    expect(browser.asked).toEqual(['permission']);
  });

  it('is not on where the exchange does not know of it, and the reason is said', async () => {
    browser = pushBrowser('granted');
    refuses('pushSubscribe', { code: '10005', msg: 'system.unavailable' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not available at the moment');
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(browser.isSubscribed()).toBe(false);
  });

  it('stays on where the exchange did not hear that it ends', async () => {
    browser = pushBrowser('granted');
    answers('pushSubscribe', null);
    answers('pushStatus', { isOn: true });
    refuses('pushUnsubscribe', { code: '10005', msg: 'system.unavailable' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(browser.isSubscribed()).toBe(true);
  });

  it('is what the exchange knows of this device and this account, whatever the browser still has: switched on, it is told anew', async () => {
    browser = pushBrowser('granted', { permission: 'granted', subscribed: true });
    const asked: unknown[] = [];
    const told: unknown[] = [];
    answers('pushStatus', { isOn: false }, async (request) => void asked.push(await request.json()));
    answers('pushSubscribe', null, async (request) => {
      told.push(await request.json());
      answers('pushStatus', { isOn: true });
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(asked).toEqual([{ endpoint: 'https://push.example/device' }]);
    expect(told).toEqual([{ endpoint: 'https://push.example/device', keys: { p256dh: 'P', auth: 'A' } }]);
    // One of another account, or of a key of before, is no help: the browser makes a new one.
    expect(browser.asked).toEqual(['permission', 'unsubscribe', 'subscribe key']);
  });

  it('is not said while it is asked', async () => {
    browser = pushBrowser('granted', { permission: 'granted', subscribed: true });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answers('pushStatus', { isOn: true }, () => asked);
    const row = (await open()).closest('div');
    expect(row?.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Turn/ })).toBeNull();
    answer();
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(row?.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('is not guessed where the exchange does not say, until another try', async () => {
    browser = pushBrowser('granted', { permission: 'granted', subscribed: true });
    refuses('pushStatus', { code: '10005', msg: 'system.unavailable' });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Whether push is on here could not be read.');
    expect(screen.queryByRole('button', { name: /Turn/ })).toBeNull();
    answers('pushStatus', { isOn: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
