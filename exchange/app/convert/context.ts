import type { RouteLeg } from '@/domain/convert/route';
import type { Actor } from '../actor';
import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { ConvertStore } from './convertStore';

/** How far the desk that converts goes, and what it asks for. */
export interface ConvertSettings {
  /** Share of what the books would bring that a conversion costs. */
  spreadPpm: number;
  /** Of small balances, in place of the spread. */
  smallFeePpm: number;
  /** How long a quote is firm. */
  quoteMs: number;
  /** Share of a conversion the desk may lose on it before it refuses. */
  lossPpm: number;
  /** The least and the most of one conversion, and how far the desk may be short of a coin: whole USD. */
  minUsd: number;
  maxUsd: number;
  shortUsd: number;
}

export interface ConvertContext {
  writer: Pick<RunningMoneyWriter, 'run' | 'bookLevels' | 'markets' | 'scales' | 'marketRules'>;
  store: ConvertStore;
  clock: Clock;
  log: Log;
  settings: ConvertSettings;
  /** The account of the house that places the desk's orders. */
  house: Actor;
  /** Signs quotes. */
  secret: string;
  /** USD by asset, now. */
  rates(): ReadonlyMap<string, string>;
}

/** One coin into another, by the markets it goes through. */
export interface Way {
  from: string;
  to: string;
  route: readonly RouteLeg[];
}
