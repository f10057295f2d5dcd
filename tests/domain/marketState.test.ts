import { canCancelIn, MARKET_STATES, placingIn } from '@/domain/market/marketState';

it('says of every state what may be placed and whether orders can be cancelled', () => {
  expect(MARKET_STATES.map((state) => [state, placingIn(state), canCancelIn(state)])).toEqual([
    ['LIVE', 'ANY', true],
    ['POST_ONLY', 'RESTING', true],
    ['CANCEL_ONLY', 'NONE', true],
    ['HALTED', 'NONE', false],
    ['DELISTED', 'NONE', false],
  ]);
});
