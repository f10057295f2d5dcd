import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Todos } from '@/contract/todos';
import { TodosScreen } from '@/src/features/todos';
import { removeToken, storeToken } from '@/src/lib/storage';
import { DrawerAccountMenus } from '@/src/shell/drawer/DrawerAccountMenus';
import { ProfileMenu } from '@/src/shell/header/ProfileMenu';
import { ProfileNav } from '@/src/shell/profile/ProfileNav';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  localStorage.clear();
});

const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } };
const begun: Todos = {
  todos: [
    { kind: 'ADDRESS', isDone: true, doneAt: Date.UTC(2026, 2, 4, 12) },
    { kind: 'PRACTICE_FUNDS', isDone: false, doneAt: null },
    { kind: 'AUTHENTICATOR', isDone: true, doneAt: Date.UTC(2026, 2, 5, 12) },
    { kind: 'RECOVERY_CODES', isDone: false, doneAt: null },
    { kind: 'FIRST_TRADE', isDone: false, doneAt: null },
  ],
  recoveryCodesLeft: 4,
  isHidden: false,
};
const finished: Todos = { ...begun, todos: begun.todos.map((todo) => ({ ...todo, isDone: true, doneAt: 1 })) };
const open = () => renderShell(<TodosScreen />, { path: '/profile/todos', state });

describe('what is to be finished', () => {
  it('stands in order with what it is good for; what is done, with its day', async () => {
    answers('todos', begun);
    open();
    expect(await screen.findByText('2 of 5 steps are done. The order is the one we recommend.')).toBeVisible();
    const todo = within(screen.getByRole('region', { name: 'To do' }));
    expect(todo.getAllByText(/Claim practice|Save new|first trade/).map(({ textContent }) => textContent)).toEqual([
      'Claim practice funds',
      'Save new recovery codes',
      'Make your first trade',
    ]);
    expect(todo.getByText(/Unused: 4/)).toBeVisible();
    expect(todo.getByRole('link', { name: 'Trade: Make your first trade' })).toHaveAttribute('href', '/trade/spot');
    expect(screen.getByTestId('done-ADDRESS')).toHaveTextContent('jan***nn@mail.example4 Mar 2026');
  });

  it('promises of the identity nothing that is not there', async () => {
    answers('todos', { ...begun, todos: [{ kind: 'IDENTITY', isDone: false, doneAt: null }] });
    open();
    expect(await screen.findByText('Confirms who you are. Have your document at hand.')).toBeVisible();
    expect(screen.queryByText(/API keys/)).toBeNull();
  });

  it('opens the claim where it is', async () => {
    answers('todos', begun);
    const { store } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim: Claim practice funds' }));
    expect(store.getState().dialog.open).toBe('practiceClaim');
  });

  it('says when everything is done', async () => {
    answers('todos', finished);
    open();
    expect(await screen.findByText('Everything is done.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
  });

  it('leaves the menu when the user wants, and comes back', async () => {
    answers('todos', begun);
    const saved: unknown[] = [];
    answers('trackSave', { key: 'todos_hidden', status: 1 }, async (request) => {
      saved.push(await request.json());
      answers('todos', { ...begun, isHidden: true });
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Hide it now' }));
    expect(await screen.findByText('This page is not in the menu.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
    expect(saved).toEqual([
      { key: 'todos_hidden', status: 1 },
      { key: 'todos_hidden', status: 0 },
    ]);
  });

  it('offers another try when it does not come', async () => {
    refuses('todos', { code: '500', msg: 'system.internal' });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers('todos', begun);
    await userEvent.click(retry);
    expect(await screen.findByText('Claim practice funds')).toBeVisible();
  });
});

describe('the menu', () => {
  /** What there is to do comes when it is let go. */
  function late() {
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    answers('todos', begun, () => held);
    return { come: () => act(async () => come()) };
  }
  const arrived = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const entries = () => screen.getAllByRole('link').map(({ dataset }) => dataset.testid);

  it('stays as it was opened when what there is to do comes late', async () => {
    const { come } = late();
    renderShell(<ProfileMenu />, { state });
    await userEvent.click(screen.getByTestId('profile-menu'));
    await screen.findByTestId('profile-notification');
    const before = entries();
    await come();
    await arrived();
    expect(entries()).toEqual(before);
    // The next time it is there.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByTestId('profile-menu'));
    expect(await screen.findByTestId('profile-todos')).toBeVisible();
  });

  it('asks for it as soon as a user comes near, so that it is there when they press', async () => {
    answers('todos', begun);
    renderShell(<ProfileMenu />, { state });
    await userEvent.hover(screen.getByTestId('profile-menu'));
    await arrived();
    await userEvent.click(screen.getByTestId('profile-menu'));
    expect((await screen.findAllByRole('link'))[0]).toBe(screen.getByTestId('profile-todos'));
  });

  it('stays as it was unfolded in the drawer', async () => {
    const { come } = late();
    answers('practiceStatus', { canClaim: true, nextClaimAt: null, grants: [], intervalMs: 86_400_000 });
    renderShell(<DrawerAccountMenus onLeave={() => undefined} />, { state });
    await userEvent.click(screen.getByTestId('drawer-profile'));
    const before = entries();
    await come();
    await arrived();
    expect(entries()).toEqual(before);
    await userEvent.click(screen.getByTestId('drawer-profile'));
    await userEvent.click(screen.getByTestId('drawer-profile'));
    expect(screen.getByTestId('profile-todos')).toBeVisible();
  });

  it('beside the page has its place while nobody knows', async () => {
    const { come } = late();
    const { container } = renderShell(<ProfileNav />, { path: '/profile/security', state });
    const places = () => [...container.querySelectorAll('li')].map((place) => place.textContent);
    const before = places();
    await come();
    await screen.findByTestId('side-profile-todos');
    expect(places().slice(1)).toEqual(before.slice(1));
    expect(before[0]).toBe('');
  });

  it.each([
    ['shows the page while something is to do', begun, true],
    ['leaves it out once nothing is', finished, false],
    ['leaves it out when it was hidden', { ...begun, isHidden: true }, false],
  ] satisfies [string, Todos, boolean][])('%s', async (_, todos, isShown) => {
    answers('todos', todos);
    renderShell(<ProfileNav />, { path: '/profile/security', state });
    if (isShown) expect(await screen.findByTestId('side-profile-todos')).toHaveAttribute('href', '/profile/todos');
    else {
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(screen.queryByTestId('side-profile-todos')).toBeNull();
    }
  });
});
