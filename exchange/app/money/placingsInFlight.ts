import type { SpotOrder } from '@/contract/spot';
import { AppError } from '../appError';

/** Placings that are not answered yet: a repeated click gets the first one's answer. */
export class PlacingsInFlight {
  private readonly placings = new Map<string, { fingerprint: string; answer: Promise<SpotOrder> }>();

  /** Places an order unless the one of this key is on its way. Throws clientOrderIdReused when that one is not the same. */
  async once(key: string, fingerprint: string, place: () => Promise<SpotOrder>): Promise<SpotOrder> {
    const first = this.placings.get(key);
    if (first) {
      if (first.fingerprint !== fingerprint) throw new AppError('clientOrderIdReused');
      return first.answer;
    }
    const answer = place();
    this.placings.set(key, { fingerprint, answer });
    try {
      return await answer;
    } finally {
      this.placings.delete(key);
    }
  }
}
