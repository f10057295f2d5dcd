import { act, fireEvent, screen } from '@testing-library/react';
import { DepthView } from '@/src/market/chart/depth/DepthView';
import { chartSettings, FIRST_SETTINGS } from '@/src/market/chart/settings/chartSettings';
import { renderTrade } from './tradePage';

// jsdom draws nothing; a context that swallows everything lets the chart compute what it would draw.
const swallow = new Proxy({}, { get: (_, name) => (name === 'measureText' ? () => ({ width: 40 }) : () => undefined), set: () => true });
const SIZE = { clientWidth: 818, clientHeight: 523 };

beforeEach(() => {
  localStorage.clear();
  act(() => chartSettings.change({ ...FIRST_SETTINGS, depthRange: 0.5 }));
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(swallow as CanvasRenderingContext2D);
  for (const [name, value] of Object.entries(SIZE)) {
    Object.defineProperty(HTMLCanvasElement.prototype, name, { configurable: true, value });
  }
});
afterEach(() => jest.restoreAllMocks());

const cells = () => screen.getByTestId('depth-card').querySelectorAll('dd');

describe('depth chart', () => {
  it('is walked by keys and says what stands at the mark', async () => {
    await renderTrade(<DepthView />);
    const chart = screen.getByRole('slider', { name: 'Depth chart of BTC/USDT' });
    expect(chart).toHaveAttribute('aria-valuetext', 'No point chosen');
    fireEvent.keyDown(chart, { key: 'End' });
    // Twenty asks of half a bitcoin each stand within 0.5 percent.
    expect(chart).toHaveAttribute('aria-valuetext', 'Ask side, 96,964.5, +0.49%, size to here 10.00000 BTC');
    expect([...cells()].map((cell) => cell.textContent)).toEqual([
      '96,964.5',
      '10.00000 BTC',
      '964,851.50 USDT',
      '96,485.1',
      '10.00000 BTC',
    ]);
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Bid side'));
    fireEvent.keyDown(chart, { key: 'Escape' });
    expect(screen.queryByTestId('depth-card')).not.toBeInTheDocument();
  });

  it('follows the book under a mark that stands still', async () => {
    const { receive } = await renderTrade(<DepthView />);
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
    receive({ type: 'depth.update', symbol: 'BTC_USDT', prevSeq: 1, seq: 2, bids: [], asks: [['96482.3', '2.5']], at: 0 });
    expect(cells()[1]).toHaveTextContent('12.00000 BTC');
  });

  it('says where a book ends that does not fill the range', async () => {
    await renderTrade(<DepthView />);
    expect(screen.getByText('The book ends at 96,476.3')).toBeInTheDocument();
    expect(screen.getByText('The book ends at 96,488.0')).toBeInTheDocument();
  });

  it('says so when nothing rests in the book', async () => {
    const { receive } = await renderTrade(<DepthView />);
    receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 9, bids: [], asks: [], at: 0 });
    expect(screen.getByText('The order book is empty')).toBeInTheDocument();
  });

  it('keeps the curve while the line is down, and offers another try', async () => {
    const { line } = await renderTrade(<DepthView />);
    act(() => {
      line.realtime.networkLost();
      line.paint();
    });
    expect(await screen.findByRole('button', { name: 'Retry now' })).toBeInTheDocument();
  });
});
