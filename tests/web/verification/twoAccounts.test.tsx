import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { KycScreen } from '@/src/features/verification';
import { storedHandover, storeHandover } from '@/src/features/verification/handover/ownHandover';
import { SessionKeeper } from '@/src/shell/session/SessionKeeper';
import { answers, exchangeServer, refuses } from '../../support/exchangeServer';
import { userFixture } from '../../support/siteFixture';
import { done, record, show, withVerification } from '../../support/verificationScreens';

// Two accounts in one browser: another tab signs out and in again while a page of the first is open.

withVerification();
const STALE = { code: codes.verificationStale.code, msg: codes.verificationStale.key };

it('shows and sends nothing that was typed for the account that was signed in before', async () => {
  const ofAccount = (userId: string, city: string) =>
    record({ userId, steps: [done('COUNTRY')], answers: { COUNTRY: { country: 'DE' }, DETAILS: { city } } });
  answers('trackStatus', { key: 'hide_balances', status: 0 });
  answers('userInfo', { ...userFixture, id: '1' });
  answers('kycQuestionRecord', ofAccount('1', 'Kiel'));
  show(
    <>
      <SessionKeeper />
      <KycScreen />
    </>,
    '/verification/kyc?step=DETAILS',
  );
  await userEvent.type(await screen.findByLabelText('Given names'), 'Jana');
  const sent: unknown[] = [];
  refuses('kycQuestionSubmit', STALE);
  answers('userInfo', { ...userFixture, id: '2' });
  answers('kycQuestionRecord', ofAccount('2', 'Roma'));
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
  document.cookie = 'exchange-token=of-another; path=/';
  exchangeServer.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/kyc/question/submit')) sent.push(await request.clone().json());
  });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' })));
  expect(await screen.findByDisplayValue('Roma')).toBeVisible();
  expect(screen.getByLabelText('Given names')).toHaveValue('');
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  for (const one of sent) expect(one).toMatchObject({ userId: '1', answers: { DETAILS: { givenNames: 'Jana' } } });
  expect(screen.queryByDisplayValue('Jana')).toBeNull();
});

it('forgets the handover that the account before has begun in this tab', () => {
  storeHandover('1', '5');
  expect(storedHandover('1')).toBe('5');
  expect(storedHandover('2')).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});
