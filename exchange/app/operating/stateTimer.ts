import type { RunningMoneyWriter } from '../money/createMoneyWriter';
import type { Clock } from '../ports/clock';

/** Takes markets live whose state was to end by now. What fails is tried again at the next call. */
export async function endStates(writer: Pick<RunningMoneyWriter, 'marketRules' | 'run'>, clock: Clock): Promise<void> {
  for (const { symbol, rules } of writer.marketRules()) {
    const { stateUntil } = rules;
    if (stateUntil === null || stateUntil > clock.now()) continue;
    const audit = { actor: 'rule:until', action: 'market.set', subject: `market:${symbol}`, details: { until: stateUntil } };
    await writer.run('setMarket', { symbol, change: { state: 'LIVE' }, reason: 'OPERATOR', audit, onlyUntil: stateUntil });
  }
}
