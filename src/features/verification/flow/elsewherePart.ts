import { onDemand } from '@/src/lib/onDemand';

/** What is said of changes on another device: there are few. */
export const elsewherePart = onDemand(async () => {
  const [{ clashWords }, { Elsewhere }] = await Promise.all([import('./clashWords'), import('./Elsewhere')]);
  return { clashWords, Elsewhere };
});
