import { randomUUID } from 'node:crypto';
import { INSTRUMENTS_TOPIC, REBUILT_TOPIC } from '../app/events';
import type { Bus } from '../app/ports/bus';
import type { BrandStore } from '../app/site/brandStore';
import type { Closers } from './closers';

/** A word that is another one once a brand, one of its texts or a market's state has changed, and after each start. */
export function openRevision({ brands, bus }: { brands: BrandStore; bus: Bus }, closers: Closers): () => string {
  const start = randomUUID();
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  closers.add('revision of brands', brands.onChange(count));
  for (const topic of [INSTRUMENTS_TOPIC, REBUILT_TOPIC]) closers.add(`revision by ${topic}`, bus.subscribe(topic, count));
  return () => `${start}.${changes}`;
}
