import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { SpotFill } from '@/contract/spot';
import { fromUnits, toUnits } from '@/domain/money/units';
import { OrdersPanel } from '@/src/features/spot/orders/OrdersPanel';
import { formatExact, readNumber, separatorsOf } from '@/src/format';
import { LOCALES } from '@/src/i18n/locales';
import { FillCard } from '@/src/market/orders/FillCard';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { claimedToday, pair, renderTrade } from '../market/tradePage';

withExchangeServer();
beforeEach(() => {
  answers('pairs', [pair]);
  answers('practiceStatus', claimedToday);
});

/** Of a fee in units of the ledger, as the exchange tells it. */
const fillOf = (units: bigint, feeAsset: 'BTC' | 'USDT', symbol = 'BTC_USDT'): SpotFill => ({
  ...{ tradeId: '1', orderId: '7', symbol, side: feeAsset === 'BTC' ? 'BUY' : 'SELL', role: 'TAKER', at: 1 },
  ...{ price: '96450', quantity: '0.00013', quote: '12.5385', fee: fromUnits(units, 8), feeAsset },
});

const renderBoth = (fill: SpotFill) =>
  renderTrade(
    <>
      <OrdersPanel />
      <FillCard fill={fill} />
    </>,
  );

describe('a fee that was paid is told as it was charged', () => {
  it.each([
    [1_253_850n, 'USDT', '0.0125385 USDT'],
    // A hundred-millionth more than four decimals hold: rounded up it would be told as 0.0126.
    [1_250_001n, 'USDT', '0.01250001 USDT'],
    [965_000_000n, 'USDT', '9.65 USDT'],
    [900_000_000n, 'USDT', '9.00 USDT'],
    [13n, 'BTC', '0.00000013 BTC'],
    [5_000n, 'BTC', '0.00005 BTC'],
    [0n, 'BTC', '0.00000 BTC'],
  ] as const)('%p units of %s: %s, in the list and on the card', async (units, asset, text) => {
    const fill = fillOf(units, asset);
    answers('spotTradeHistory', { records: [fill], searchAfter: null, last: true });
    await renderBoth(fill);
    await userEvent.click(screen.getByRole('tab', { name: 'Trade history' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent(`0.00013 / ${text}`);
  });

  it('in a market that is listed no more as well', async () => {
    await renderBoth(fillOf(1_250_001n, 'USDT', 'GONE_USDT'));
    expect(screen.getByRole('article')).toHaveTextContent('0.01250001 USDT');
  });

  it('in every language, to the last unit of any ledger', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 18n });
    fc.assert(
      fc.property(units, fc.nat(8), fc.nat(8), fc.constantFrom(...LOCALES), (charged, scale, least, locale) => {
        const text = formatExact(fromUnits(charged, scale), least, locale);
        const reading = readNumber(text, separatorsOf(locale));
        expect(reading.kind === 'number' && toUnits(reading.value, scale)).toBe(charged);
        const shown = text.split(separatorsOf(locale).decimal)[1]?.length ?? 0;
        expect(shown).toBeGreaterThanOrEqual(least);
        if (shown > least) expect(text).toMatch(/[1-9]$/);
      }),
    );
  });
});
