import type { AuditRecord } from '@/exchange/app/auditRecord';
import { resolveMarket } from '@/exchange/app/money/commands/resolveMarket';
import { hold } from '@/exchange/app/money/desk/holds';
import type { Account } from '@/exchange/app/money/ledger/account';
import { CLOSE_STEP } from '@/exchange/app/money/spot/closeMarket';
import { placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { releaseStrayHolds, type StrayHold } from '@/exchange/app/money/spot/strayHolds';
import { bareDesk, funded, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

const audit: AuditRecord = { actor: 'operator:1', action: 'test', subject: 'it', details: {} };
const desk = () => bareDesk('7');

/** Sets 5 units aside for each of so many orders that are not there. */
function strays(account: Account, count: number): StrayHold[] {
  return Array.from({ length: count }, (_, index) => {
    const ref = { purpose: 'order', reference: `over-${index}` } as const;
    hold(newBatch(), account, ref, 5n);
    return { hold: { ...ref, account, amount: 5n }, symbol: 'ONE_TWO' };
  });
}

describe('holds of orders that are over', () => {
  it('are given back so many at a time; the rest waits', () => {
    const here = desk();
    const account = funded(here, '7', 'TWO', 100n);
    const found = strays(account, 3);
    const { market } = here.marketDesk('ONE_TWO');
    const batch = newBatch();
    const first = releaseStrayHolds({ desk: here, batch }, market, found, 2);
    expect(first).toMatchObject({ released: [{ orderId: 'over-0', amount: '0.00000005' }, { orderId: 'over-1' }], left: 1 });
    expect([account.available, account.held]).toEqual([95n, 5n]);
    expect(releaseStrayHolds({ desk: here, batch }, market, found, 2)).toMatchObject({ released: [{ orderId: 'over-2' }], left: 0 });
    expect([account.available, account.held]).toEqual([100n, 0n]);
  });

  it('stay when the account has less as held than they say, and only then', () => {
    const here = desk();
    const account = funded(here, '7', 'TWO', 100n);
    const [stray] = strays(account, 1) as [StrayHold];
    const { market } = here.marketDesk('ONE_TWO');
    account.held = 4n;
    expect(releaseStrayHolds({ desk: here, batch: newBatch() }, market, [stray], 10)).toEqual({ released: [], left: 0 });
    account.held = 5n;
    expect(releaseStrayHolds({ desk: here, batch: newBatch() }, market, [stray], 10).released).toHaveLength(1);
  });

  it('share the room of a command with the orders it closes', () => {
    const here = desk();
    const account = funded(here, '7', 'TWO', 10n ** 15n);
    placeOrder(here, newBatch(), { userId: '7', brand: 'kontor', accountType: 0 }, 'a', { ...orderRecord(), lots: 1000 });
    const found = strays(account, CLOSE_STEP);
    Object.assign(here.marketDesk('ONE_TWO'), { state: 'HALTED', stateReason: 'REBUILD' });
    const answer = resolveMarket.apply({ desk: here, batch: newBatch() }, { symbol: 'ONE_TWO', audit }, found);
    expect(answer(() => undefined as never)).toEqual({ canceled: 1, left: 1 });
    expect(account.held).toBe(5n);
  });
});
