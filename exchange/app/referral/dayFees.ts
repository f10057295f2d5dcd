import { dayStart } from '@/domain/days';
import { add } from '@/domain/money/decimal';
import type { Invitee, SettlingStore } from './referralStore';
import { type Prices, usdtValue } from './values';

const INVITEES_AT_ONCE = 500;

export interface DayFee {
  asset: string;
  fee: bigint;
  tradedValue: string;
}

/** A user who was invited and traded on the day. */
export interface DayInvitee extends Invitee {
  fees: DayFee[];
}

/** Everybody invited who traded on a day, with the fees of each asset. */
export async function feesOfDay(store: SettlingStore, day: number, prices: Prices, breathe: () => Promise<void>): Promise<DayInvitee[]> {
  const traded: DayInvitee[] = [];
  for (let after = '0'; ; ) {
    const invitees = await store.inviteesAfter(after, INVITEES_AT_ONCE);
    const last = invitees.at(-1);
    if (!last) return traded;
    const fees = await store.feesOf(
      invitees.map(({ userId }) => userId),
      dayStart(day),
      dayStart(day + 1),
    );
    for (const invitee of invitees) {
      const byAsset = new Map<string, DayFee>();
      for (const { asset, quote, fee, traded: amount } of fees.filter(({ userId }) => userId === invitee.userId)) {
        const before = byAsset.get(asset) ?? { asset, fee: 0n, tradedValue: '0' };
        const tradedValue = add(before.tradedValue, usdtValue(prices, quote, amount));
        byAsset.set(asset, { asset, fee: before.fee + fee, tradedValue });
      }
      if (byAsset.size > 0) traded.push({ ...invitee, fees: [...byAsset.values()] });
    }
    after = last.userId;
    await breathe();
  }
}
