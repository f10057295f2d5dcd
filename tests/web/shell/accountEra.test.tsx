import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { codes } from '@/contract/codes';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { quietCall } from '@/src/api/quietCall';
import { beginEra, meetAccount, pageAccount, useEra } from '@/src/lib/pageAccount';
import { removeToken, storeToken } from '@/src/lib/storage';
import { useHasToken } from '@/src/lib/useHasToken';
import { useRealtime } from '@/src/realtime';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { AccountEra } from '@/src/shell/providers/AccountEra';
import { SessionKeeper } from '@/src/shell/session/SessionKeeper';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell, routerAt } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();

beforeEach(() => answers('trackStatus', { key: 'hide_balances', status: 0 }));
afterEach(() => {
  act(() => {
    removeToken();
    beginEra();
  });
  localStorage.clear();
});

const page = (who: string) => ({ records: [{ who }], last: true, searchAfter: null }) as never;

function isSignedInAs(id: string, who: string) {
  answers('userInfo', { ...userFixture, id });
  answers('activity', page(who));
}

/** As another tab does it: no event tells of the cookie, only what it stores besides. */
function signInElsewhere(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
  document.cookie = `exchange-token=${token}; path=/`;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' })));
}

const List = () => <p data-testid="list">{JSON.stringify(usePagedQuery('activity', useHasToken() ? {} : undefined).rows)}</p>;

const Era = () => <p data-testid="era">{useEra()}</p>;

let showList: (isShown: boolean) => void;
function Page() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    showList = setShown;
  }, []);
  return (
    <>
      <SessionKeeper />
      <Era />
      {isShown ? <List /> : null}
    </>
  );
}

async function ofTheFirst() {
  isSignedInAs('1', 'FIRST');
  storeToken('one');
  const { store } = renderShell(<Page />);
  await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('FIRST'));
  await waitFor(() => expect(store.getState().profile.userInfo?.id).toBe('1'));
  return store;
}

describe('lists by pages', () => {
  it('are the next account’s once another tab has signed it in', async () => {
    await ofTheFirst();
    isSignedInAs('2', 'SECOND');
    signInElsewhere('two');
    await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('SECOND'));
    expect(pageAccount()).toBe('2');
  });

  it('show nothing of the account before to who signs in on the same page, nor when theirs cannot be read', async () => {
    const store = await ofTheFirst();
    act(() => removeToken());
    await waitFor(() => expect(store.getState().profile.userInfo).toBeUndefined());
    act(() => showList(false));
    isSignedInAs('2', 'SECOND');
    refuses('activity', { code: '503', msg: 'away', status: 503 });
    act(() => storeToken('two'));
    await waitFor(() => expect(store.getState().profile.userInfo?.id).toBe('2'));
    act(() => showList(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByTestId('list')).toHaveTextContent('[]');
  });

  it('take no answer that was asked for the account before', async () => {
    await ofTheFirst();
    let answer = () => {};
    answers('activity', page('LATE'), () => new Promise<void>((resolve) => (answer = resolve)));
    act(() => meetAccount('3'));
    await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('[]'));
    isSignedInAs('2', 'SECOND');
    signInElsewhere('two');
    await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('SECOND'));
    await act(async () => answer());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByTestId('list')).toHaveTextContent('SECOND');
  });
});

it('is asked for once, however many calls are refused as another’s at the same time', async () => {
  let reads = 0;
  answers('userInfo', { ...userFixture, id: '2' }, () => {
    reads += 1;
  });
  refuses('uploads', { code: codes.accountOther.code, msg: codes.accountOther.key });
  storeToken('two');
  meetAccount('1');
  renderShell(<ApiConnection />);
  await Promise.allSettled([1, 2, 3].map(() => quietCall('uploads', {})));
  await waitFor(() => expect(pageAccount()).toBe('2'));
  expect(reads).toBe(1);
  // Once that is known, what is refused later asks anew.
  meetAccount('1');
  await quietCall('uploads', {}).catch(() => undefined);
  await waitFor(() => expect(pageAccount()).toBe('2'));
  expect(reads).toBe(2);
});

const seen: unknown[][] = [];
function Probe() {
  const [mount] = useState({});
  const { cache, mutate } = useSWRConfig();
  const { realtime } = useRealtime();
  useEffect(() => void seen.push([mount, cache, realtime, mutate]), [mount, cache, realtime, mutate]);
  return null;
}

describe('an era', () => {
  const show = () => {
    seen.length = 0;
    render(
      <RouterContext.Provider value={routerAt('/markets')}>
        <AccountEra isSignedIn={false}>
          <Probe />
        </AccountEra>
      </RouterContext.Provider>,
    );
  };

  it('has answers, a stream and a page of its own', () => {
    show();
    act(() => void meetAccount('1'));
    expect(seen).toHaveLength(1);
    act(() => void meetAccount('2'));
    expect(seen).toHaveLength(2);
    const [first = [], second = []] = seen;
    for (const [index, one] of first.entries()) expect(second[index]).not.toBe(one);
  });

  it('does not begin with a first login, nor with the account that is there: what is typed stays', () => {
    show();
    act(() => {
      meetAccount('1');
      meetAccount('1');
    });
    expect(seen).toHaveLength(1);
  });

  it('lets what is under way change the answers before, which nobody sees', async () => {
    show();
    const [, , , change] = seen[0] ?? [];
    act(() => void meetAccount('1'));
    act(() => void meetAccount('2'));
    await expect((change as ReturnType<typeof useSWRConfig>['mutate'])(['todos', {}], 'late', { revalidate: false })).resolves.toBe('late');
    const [, cache] = seen[1] ?? [];
    expect([...(cache as Map<string, unknown>).keys()]).toEqual([]);
  });

  it('begins with a login on a page that was left, before it is known whose that is', async () => {
    await ofTheFirst();
    act(() => removeToken());
    refuses('userInfo', { code: '503', msg: 'away', status: 503 });
    const left = Number(screen.getByTestId('era').textContent);
    signInElsewhere('two');
    await waitFor(() => expect(screen.getByTestId('era')).toHaveTextContent(String(left + 1)));
    expect(pageAccount()).toBeUndefined();
  });

  it('begins with another token while nobody knows whose the first was', async () => {
    refuses('userInfo', { code: '503', msg: 'away', status: 503 });
    answers('activity', page('FIRST'));
    storeToken('one');
    renderShell(<Page />);
    await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('FIRST'));
    refuses('activity', { code: '503', msg: 'away', status: 503 });
    signInElsewhere('two');
    await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('[]'));
  });
});
