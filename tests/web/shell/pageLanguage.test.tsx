import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useState } from 'react';
import useSWR from 'swr';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { storedLocale, storeLocale } from '@/src/lib/storage';
import { LocaleKeeper } from '@/src/shell/language/LocaleKeeper';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell, routerAt } from '../../support/renderShell';

withExchangeServer();

afterEach(() => localStorage.clear());

it('asks in the language of the page that is shown, whatever was chosen before', () => {
  storeLocale('bg');
  renderShell(<LocaleKeeper />, { locale: 'ar-AE' });
  expect(storedLocale()).toBe('ar-AE');
});

const ask = jest.fn(async () => 1);
function Asks() {
  useSWR(['dictionary', {}], ask);
  return null;
}

it('does not ask twice for what the page has just asked for', async () => {
  renderShell(
    <>
      <LocaleKeeper />
      <Asks />
    </>,
    { locale: 'ar-AE' },
  );
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(ask).toHaveBeenCalledTimes(1);
});

function InLanguages() {
  const [locale, setLocale] = useState('en');
  const { rows } = usePagedQuery('noticeSearch', {});
  return (
    <RouterContext value={routerAt('/', locale)}>
      <LocaleKeeper />
      <p>{JSON.stringify(rows)}</p>
      <button type="button" onClick={() => setLocale('ar-AE')}>
        change
      </button>
    </RouterContext>
  );
}

it('asks again for what was answered in another language, lists by pages among it', async () => {
  const page = (id: string) => ({ records: [{ id }], last: true, searchAfter: null }) as never;
  answers('noticeSearch', page('English'));
  renderShell(<InLanguages />);
  await screen.findByText(/English/);
  answers('noticeSearch', page('Arabic'));
  await userEvent.click(screen.getByRole('button', { name: 'change' }));
  expect(await screen.findByText(/Arabic/)).toBeInTheDocument();
});

const asked: string[] = [];
function AsksFirst({ name }: { name: string }) {
  useSWR([name, {}], () => asked.push(storedLocale()));
  return null;
}

function Screens() {
  const [locale, setLocale] = useState('en');
  return (
    <RouterContext value={routerAt('/', locale)}>
      <LocaleKeeper />
      <AsksFirst key={locale} name={locale} />
      <button type="button" onClick={() => setLocale('ar-AE')}>
        go
      </button>
    </RouterContext>
  );
}

it('asks in the language of the page that comes from the first call on', async () => {
  renderShell(<Screens />);
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  await waitFor(() => expect(asked).toEqual(['en', 'ar-AE']));
});
