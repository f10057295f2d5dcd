import { OPENING_MS } from '@/domain/market/circuitBreaker';
import type { LiveRules } from '../markets/listedInstrument';
import type { MarketChange } from '../money/commands/setMarket';
import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';

/** What follows on a state that has ended: after the breaker's halt orders come in first, then they trade. */
function nextOf({ state, stateReason }: LiveRules, nowMs: number): MarketChange {
  if (state === 'HALTED' && stateReason === 'BREAKER') return { state: 'POST_ONLY', stateUntil: nowMs + OPENING_MS };
  return { state: 'LIVE' };
}

/** Moves markets on whose state was to end by now. What fails is tried again at the next call. */
export async function endStates(writer: Pick<RunningMoneyWriter, 'marketRules' | 'run'>, clock: Clock): Promise<void> {
  for (const { symbol, rules } of writer.marketRules()) {
    const { stateUntil } = rules;
    if (stateUntil === null || stateUntil > clock.now()) continue;
    const audit = { actor: 'rule:until', action: 'market.set', subject: `market:${symbol}`, details: { until: stateUntil } };
    await writer.run('setMarket', {
      symbol,
      change: nextOf(rules, clock.now()),
      reason: rules.stateReason ?? 'OPERATOR',
      audit,
      onlyUntil: stateUntil,
    });
  }
}
