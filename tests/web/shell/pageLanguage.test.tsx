import { waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { storedLocale, storeLocale } from '@/src/lib/storage';
import { LocaleKeeper } from '@/src/shell/language/LocaleKeeper';
import { renderShell } from '../../support/renderShell';

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
