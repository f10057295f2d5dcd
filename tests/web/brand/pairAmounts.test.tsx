import { screen } from '@testing-library/react';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { renderShell } from '../../support/renderShell';

function Fee({ amount, asset }: { amount: string; asset: string }) {
  return <p>{usePairAmounts()('BTC_USDT').feeAbout(amount, asset)}</p>;
}

describe('a fee to come in words', () => {
  it.each([
    ['0.123456781', 'BTC', '≈ 0.12345679 BTC'],
    ['0.123456789', 'BTC', '≈ 0.12345679 BTC'],
    ['0.12345678', 'BTC', '≈ 0.12345678 BTC'],
    ['0.0000000001', 'BTC', '≈ 0.00000001 BTC'],
  ])('of %s %s is never told smaller than it is', (amount, asset, told) => {
    renderShell(<Fee amount={amount} asset={asset} />);
    expect(screen.getByText(told)).toBeInTheDocument();
  });
});
