import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageFrameOf } from '@/src/shell/layout/pageFrame';
import { UnknownPairScreen } from '@/src/shell/messages/UnknownPairScreen';
import { renderShell } from '@/tests/support/renderShell';

describe('the page of an unknown pair', () => {
  it('says which is not traded, and leads to those that are', async () => {
    const { router } = renderShell(<UnknownPairScreen pair="NOPE_USDT" nearest={['BTC_USDT']} />, { path: '/trade/spot/NOPE_USDT' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NOPE/USDT is not traded here.');
    const list = within(screen.getByRole('list', { name: 'Traded here' }));
    expect(list.getByRole('link', { name: /BTC.*USDT/ })).toHaveAttribute('href', '/trade/spot/BTC_USDT');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.back).toHaveBeenCalled();
  });

  it('stands in the usual frame, not in the terminal’s', () => {
    expect(pageFrameOf({ displayName: 'SpotTradePage' }, 404)).toEqual({ header: 'page', hasFooter: true });
    expect(pageFrameOf({ displayName: 'SpotTradePage' })).toEqual({ header: 'terminal', hasFooter: false });
  });
});
