import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DepositAddress } from '@/contract/custody';
import { RefundForm } from '@/src/features/receive/view/RefundForm';
import { removeToken, storeToken } from '@/src/lib/storage';
import { ASSERTION, CHALLENGE, withBrowserPasskeys } from '../../support/browserPasskeys';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';
import { chain } from '../../support/sendScreens';
import { userFixture } from '../../support/siteFixture';

const OLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NEW = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const own: DepositAddress = {
  ...{ symbol: 'USDT', chainId: 'ethereum', address: NEW, memo: null, practicePaymentsLeft: null },
  refund: { address: OLD, memo: null },
};

describe('where coins go back to that cannot be credited', () => {
  withExchangeServer();
  withBrowserPasskeys();
  beforeEach(() => {
    storeToken('secret');
    answers('securityState', { ...unprotected, authenticatorBoundAt: 1, methods: ['authenticator'] });
  });
  afterEach(() => removeToken());

  it('asks for the second factor once another place is named, and sends it along', async () => {
    const user = userEvent.setup();
    const userInfo = userFixture;
    const { unmount } = renderShell(<RefundForm chain={chain('ethereum')} own={own} />, {
      path: '/wallets/receive/usdt',
      state: { profile: { userInfo, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never,
    });
    await user.click(screen.getByText('Refund address'));
    const field = screen.getByRole('textbox', { name: 'Your address on ethereum' });
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    expect(screen.getAllByRole('textbox')).toEqual([field]);
    await user.clear(field);
    await user.type(field, NEW);
    await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1));
    expect(save).toBeDisabled();
    await user.click(screen.getAllByRole('textbox')[1] as HTMLElement);
    await user.keyboard('123456');
    const asked: unknown[] = [];
    answers(
      'submitRefundAddress',
      { ...own, refund: { address: NEW, memo: null } },
      async (request) => void asked.push(await request.json()),
    );
    await user.click(save);
    await waitFor(() => expect(asked).toEqual([{ symbol: 'USDT', chainId: 'ethereum', address: NEW, authenticatorCode: '123456' }]));
    unmount();
  });

  it('has a passkey sign the address that is named, and no other', async () => {
    const user = userEvent.setup();
    answers('securityState', { ...unprotected, passkeys: 1, methods: ['passkey'] });
    const signed: unknown[] = [];
    answers('refundAddressChallenge', CHALLENGE, async (request) => void signed.push(await request.json()));
    const asked: unknown[] = [];
    const saved = { ...own, refund: { address: NEW, memo: null } };
    answers('submitRefundAddress', saved, async (request) => void asked.push(await request.json()));
    const { unmount } = renderShell(<RefundForm chain={chain('ethereum')} own={own} />, {
      path: '/wallets/receive/usdt',
      state: { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never,
    });
    await user.click(screen.getByText('Refund address'));
    const field = screen.getByRole('textbox', { name: 'Your address on ethereum' });
    await user.clear(field);
    await user.type(field, NEW);
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    const place = { symbol: 'USDT', chainId: 'ethereum', address: NEW };
    await waitFor(() => expect(asked).toEqual([{ ...place, passkey: ASSERTION }]));
    expect(signed).toEqual([place]);
    unmount();
  });
});
