import type { ReactNode } from 'react';
import type { ChartStyle } from '../settings/chartSettings';

const solid = { fill: 'currentColor' };

const DRAWINGS: Record<ChartStyle, ReactNode> = {
  candle: (
    <>
      <path d="M8 3v18M16 4v17" />
      <rect x="5.5" y="7" width="5" height="9" {...solid} />
      <rect x="13.5" y="7" width="5" height="8" {...solid} />
    </>
  ),
  hollow: (
    <>
      <path d="M8 3v4m0 9v5M16 4v17" />
      <rect x="5.5" y="7" width="5" height="9" />
      <rect x="13.5" y="7" width="5" height="8" {...solid} />
    </>
  ),
  'heikin-ashi': (
    <>
      <path d="M5.5 9v3M12 5v3m6.5-5.5v3" />
      <rect x="3.5" y="12" width="4" height="8" {...solid} />
      <rect x="10" y="8" width="4" height="8.5" {...solid} />
      <rect x="16.5" y="5.5" width="4" height="8" {...solid} />
    </>
  ),
  bar: <path d="M8 4v15M8 15H4.5M8 7h3.5m5-2v15m0-11H13m3.5 7H20" />,
  line: <path d="M3 17l5.5-7 4.5 4 8-9" />,
  area: (
    <>
      <path d="M3 20v-4l5.5-6 4.5 4 8-8v14z" fill="currentColor" fillOpacity=".35" stroke="none" />
      <path d="M3 16l5.5-6 4.5 4 8-8" />
    </>
  ),
};

/** What a chart style looks like. */
export function StyleIcon({ style, size }: { style: ChartStyle; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[style]}
    </svg>
  );
}
