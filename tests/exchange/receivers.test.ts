import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import { placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { bareDesk, funded, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

// 1,000 lots at 1,000 ticks. By the rule: a party receives what the other gives less its fee, rounded up, the maker's at 800 parts per
// million and the taker's at 1,000. A lot is 100,000 units of ONE; a lot at a tick 1,000 of TWO.
const LOTS = 1000;
const ONE = 100_000_000n;
const TWO = 1_000_000_000n;
const TAKER_FEE = { ONE: 100_000n, TWO: 1_000_000n };
const MAKER_FEE = { ONE: 80_000n, TWO: 800_000n };

const actor = (userId: string) => ({ userId, brand: 'kontor', accountType: 0 as const });

/** Money enough that accounts may fill up, user 7's order in the book, and this room in accounts of 7 and 8 for what they receive. */
function meeting(makerSide: 'BUY' | 'SELL', makerRoom: bigint, takerRoom: bigint) {
  const desk = bareDesk('7', '8');
  const [given, taken] = makerSide === 'BUY' ? (['TWO', 'ONE'] as const) : (['ONE', 'TWO'] as const);
  for (const asset of ['ONE', 'TWO'])
    desk.account({ ownerType: 'system', ownerId: 'issuance', wallet: 'SYSTEM', asset }).available = -2n * LEDGER_LIMIT;
  funded(desk, '7', given, 10n * TWO);
  funded(desk, '8', taken, 10n * TWO);
  const terms = { ...orderRecord(), lots: LOTS };
  placeOrder(desk, newBatch(), actor('7'), 'a', { ...terms, side: makerSide });
  funded(desk, '7', taken, LEDGER_LIMIT - makerRoom);
  funded(desk, '8', given, LEDGER_LIMIT - takerRoom);
  return () => placeOrder(desk, newBatch(), actor('8'), 'b', { ...terms, side: makerSide === 'BUY' ? 'SELL' : 'BUY' });
}

describe('room of those who receive', () => {
  it.each([
    ['BUY', ONE - MAKER_FEE.ONE, TWO - TAKER_FEE.TWO],
    ['SELL', TWO - MAKER_FEE.TWO, ONE - TAKER_FEE.ONE],
  ] as const)('is what they receive less the fee of their own part; the maker: %s', (side, maker, taker) => {
    expect(meeting(side, maker, taker)).not.toThrow();
    expect(meeting(side, maker - 1n, taker)).toThrow('order.size_too_large');
    expect(meeting(side, maker, taker - 1n)).toThrow('order.size_too_large');
  });
});
