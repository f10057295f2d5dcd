import { act, screen } from '@testing-library/react';
import { MobilePairHead } from '@/src/market/phone/MobilePairHead';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderTrade } from './tradePage';

withExchangeServer();
beforeEach(() => answers('pairs', []));

describe('the pair on a phone', () => {
  it("keeps the day's change beside the mark of old prices, which is a sign alone", async () => {
    const { line } = await renderTrade(<MobilePairHead />);
    expect(screen.getByText('+2.64%')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Attempt/ })).toBeNull();
    act(() => {
      line.realtime.networkLost();
      line.paint();
    });
    expect(await screen.findByRole('img', { name: /Attempt/ })).toHaveTextContent('');
    expect(screen.getByText('+2.64%')).toBeInTheDocument();
  });
});
