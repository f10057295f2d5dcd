import type { IPrimitivePaneView, ISeriesApi, ISeriesPrimitive, Logical, SeriesType } from 'lightweight-charts';
import type { StudyPoint } from '@/domain/chart/indicators/study';
import { faded } from '../price/candleLook';
import { type CanvasTarget, onCanvas } from '../price/overlay/scene';
import type { Surface } from '../price/surface';

const FILL_PERCENT = 7;
const UPPER = 1;
const LOWER = 2;

/** The area between the upper and the lower band, behind everything else. */
export class BandFill implements ISeriesPrimitive {
  private points: readonly StudyPoint[] = [];
  private series: ISeriesApi<SeriesType> | undefined;
  private readonly views: readonly IPrimitivePaneView[] = [
    { zOrder: () => 'bottom', renderer: () => ({ draw: (target: CanvasTarget) => this.draw(target) }) },
  ];

  constructor(
    private readonly surface: Surface,
    private readonly color: string,
  ) {}

  attached({ series }: { series: ISeriesApi<SeriesType> }): void {
    this.series = series;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.views;
  }

  show(points: readonly StudyPoint[]): void {
    this.points = points;
  }

  private draw(target: CanvasTarget): void {
    const upper = this.edge(UPPER);
    const lower = this.edge(LOWER).reverse();
    if (upper.length < 2) return;
    onCanvas(target, (context) => {
      context.fillStyle = faded(this.color, FILL_PERCENT);
      context.beginPath();
      for (const [x, y] of [...upper, ...lower]) context.lineTo(x, y);
      context.fill();
    });
  }

  /** One band's corners within the view. */
  private edge(line: number): [number, number][] {
    const scale = this.surface.chart.timeScale();
    const range = scale.getVisibleLogicalRange();
    if (!range) return [];
    const corners: [number, number][] = [];
    for (let index = Math.max(0, Math.floor(range.from)); index <= Math.ceil(range.to) && index < this.points.length; index += 1) {
      const value = this.points[index]?.values[line];
      const x = scale.logicalToCoordinate(index as Logical);
      const y = value === undefined ? null : this.series?.priceToCoordinate(value);
      if (x !== null && y !== null && y !== undefined) corners.push([x, y]);
    }
    return corners;
  }
}
