import { AreaChart } from '@/src/ui/chart/AreaChart';
import { Donut } from '@/src/ui/chart/Donut';
import { ShareBar } from '@/src/ui/chart/ShareBar';
import { REST_COLOR, SHARE_COLORS } from '@/src/ui/chart/shares';
import { Section } from '../Section';

const points = ['45200', '46100', '46900', '48100', '51900', '50300', '49800', '48623.25'].map((value, day) => ({
  at: Date.UTC(2026, 10, 11 + day),
  value,
}));
const shares = [70, 21, 6, 3].map((percent, index) => ({
  key: String(index),
  percent,
  color: (index < 3 && SHARE_COLORS[index]) || REST_COLOR,
}));
const dayOf = (at: number) => String(new Date(at).getUTCDate());

/** Lines over time and parts of a whole. */
export function Charts() {
  return (
    <Section title="Charts">
      <AreaChart points={points} label="From 45,200 to 48,623.25" valueText={(value) => `$${value}`} timeText={dayOf} />
      <Donut shares={shares}>70%</Donut>
      <ShareBar shares={shares} label="70, 21, 6 and 3 percent" />
      <ShareBar shares={shares} thick />
    </Section>
  );
}
