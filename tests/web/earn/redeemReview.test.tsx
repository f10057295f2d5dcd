import { screen } from '@testing-library/react';
import { RedeemReview } from '@/src/features/earn/view/RedeemReview';
import { renderShell } from '../../support/renderShell';

type Review = Parameters<typeof RedeemReview>[0]['review'];

const review = {
  ...{ applyId: '7', coinSymbol: 'USDT', isEarly: true, at: 1_790_000_000_000, endsAt: 1_795_000_000_000 },
  ...{ principal: '2000', paid: '41.5', takenBack: '41.5', lost: '0.25', paidNow: '0', toCome: '13.75', back: '1958.5' },
} as unknown as Review;

const show = (showBalances: boolean, over: Partial<Review> = {}) =>
  renderShell(<RedeemReview review={{ ...review, ...over }} isCurrent onStale={() => {}} />, {
    state: { profile: { showBalances } } as never,
  });

describe('leaving a plan early', () => {
  it('says what comes back and what it costs, and waits for a tick', () => {
    const { container } = show(true);
    expect(container).toHaveTextContent('1,958.5');
    // What is taken back, and what would still have come.
    expect(container).toHaveTextContent('55.25');
    expect(screen.getByTestId('earn-redeem-send')).toBeDisabled();
  });

  it('asks to agree to nothing where nothing is taken back, and says what it costs all the same', () => {
    const { container } = show(true, { paid: '0', takenBack: '0', back: '2000' });
    expect(screen.queryByTestId('earn-agree')).toBeNull();
    expect(container).toHaveTextContent('Redeeming now costs 13.75000000 USDT compared with waiting');
    expect(screen.getByTestId('earn-redeem-send')).toBeEnabled();
  });

  it('tells none of it while balances are hidden', () => {
    const { container } = show(false);
    for (const amount of ['2,000', '1,958', '41.5', '13.75', '55.25', '2,013']) expect(container).not.toHaveTextContent(amount);
  });
});
