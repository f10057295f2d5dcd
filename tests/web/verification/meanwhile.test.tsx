import { screen } from '@testing-library/react';
import type { UserInfo } from '@/contract/user';
import { type Route, routes } from '@/src/config/routes';
import { Meanwhile } from '@/src/features/verification/view/Meanwhile';
import { renderShell } from '../../support/renderShell';
import { AT, withVerification } from '../../support/verificationScreens';

withVerification();

it('meanwhile names only what can be done here', () => {
  for (const name of ['walletsReceive', 'walletsSend'] as const) jest.replaceProperty(routes[name] as Route, 'built', false);
  const userInfo = { accountType: 0, authStatus: 0 } as unknown as UserInfo;
  renderShell(<Meanwhile />, { site: { supportSpot: true }, state: { profile: { userInfo } } as never });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Look at marketsOpen', 'Trade spotOpen']);
});

it.each([
  [{}, 'Deposit', 'After the review'],
  [{ standing: { frozenAt: AT, selfFrozenAt: null, sendingHeldUntil: null } }, 'Trade spot', /frozen/],
])('meanwhile everything is as the account stands: %j', (standing, row, said) => {
  jest.replaceProperty(routes.walletsReceive as Route, 'built', true);
  const userInfo = { accountType: 0, authStatus: 0, ...standing } as unknown as UserInfo;
  renderShell(<Meanwhile />, { site: { globalRegion: false, supportSpot: true }, state: { profile: { userInfo } } as never });
  expect(screen.getByText(row).closest('li')).toHaveTextContent(said);
  expect(screen.getByText('Look at markets').closest('li')).toHaveTextContent('Open');
});
