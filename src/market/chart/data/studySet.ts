import type { Candle } from '@/domain/chart/candles';
import { runStudy, type Study, type StudyPoint } from '@/domain/chart/indicators/study';
import { studyOf } from '@/domain/chart/indicators/studyOf';
import type { IndicatorChoice } from '../settings/indicatorChoice';

interface Entry {
  key: string;
  study: Study;
  points: StudyPoint[];
}

/** What each indicator on the chart says of each candle. A frame steps the last candle only. */
export class StudySet {
  private entries = new Map<string, Entry>();

  /** Takes up new indicators and those whose numbers changed; the rest keep their points. */
  choose(choices: readonly IndicatorChoice[], candles: readonly Candle[]): void {
    const entries = choices.map(({ id, kind, params }): [string, Entry] => {
      const key = [kind, ...params].join(' ');
      const known = this.entries.get(id);
      if (known?.key === key) return [id, known];
      const study = studyOf(kind, params);
      return [id, { key, study, points: runStudy(study, candles) }];
    });
    this.entries = new Map(entries);
  }

  /** All candles anew. */
  run(candles: readonly Candle[]): void {
    for (const entry of this.entries.values()) entry.points = runStudy(entry.study, candles);
  }

  /** The last candle, whether it moved or is a new one. */
  step(candles: readonly Candle[]): void {
    const last = candles.length - 1;
    for (const { study, points } of this.entries.values()) points[last] = study(candles, last, points[last - 1]);
  }

  /** One for each candle; empty for an indicator that is not on the chart. */
  points(id: string): readonly StudyPoint[] {
    return this.entries.get(id)?.points ?? [];
  }
}
