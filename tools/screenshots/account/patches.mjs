import { patched } from '../../../e2e/support/patched.ts';
import { BRAND } from './people.mjs';

const DAY_MS = 86_400_000;

/** A verification as it stands in the seconds or days until it is decided. */
export const inReview = (path) => patched(BRAND, path, (record) => ({ ...record, status: 'IN_REVIEW', submittedAt: Date.now() }));

const owner = (id, parentId, share, kind = 'PERSON') => ({
  ...{ id, parentId, kind, name: id, country: 'DE', share },
  ...(kind === 'COMPANY' ? { registrationNumber: `HRB ${share}` } : {}),
});

/** Owners as two devices may leave them: one of a company that is gone, two that hold each other. */
export const looseOwners = patched(BRAND, /\/api\/kyb\/question\/record/, (record) => ({
  ...record,
  answers: {
    ...record.answers,
    OWNERS: {
      owners: [
        owner('Jana Hoffmann', null, '60'),
        owner('Kontor Beteiligungen GmbH', null, '40', 'COMPANY'),
        owner('Amira Haddad', 'Kontor Beteiligungen GmbH', '100'),
        owner('Lena Brandt', 'gone', '5'),
        owner('Alster Holding SE', 'Elbe Holding SE', '70', 'COMPANY'),
        owner('Elbe Holding SE', 'Alster Holding SE', '30', 'COMPANY'),
      ],
    },
  },
}));

const lastDays = (count) => Array.from({ length: count }, (_, back) => (Math.floor(Date.now() / DAY_MS) - back - 1) * DAY_MS);
const amountOn = (day) => ((((day / DAY_MS) * 7919) % 900) / 100 + 0.37).toFixed(2);

/** Rebates of months: they are settled by the day, which no picture can wait for. */
export async function someEarnings(page) {
  const days = lastDays(70);
  await patched(BRAND, /\/api\/referral\/info/, (info) => ({
    ...info,
    invitees: 14,
    activeInvitees: 6,
    earned: '312.48',
    earnedThisMonth: '86.12',
    waiting: '4.06',
    waitingFor: 'TURN',
    lastDay: { day: days[0], value: amountOn(days[0]) },
  }))(page);
  await patched(BRAND, /\/api\/referral\/earnings/, (earnings) => ({
    ...earnings,
    days: days.map((day) => ({ day, value: amountOn(day), assets: [{ asset: 'USDT', amount: amountOn(day) }] })),
  }))(page);
  await patched(BRAND, /\/api\/referral\/rebates/, (page_) => ({
    ...page_,
    records: days.slice(0, 8).map((day, place) => ({
      day,
      asset: place % 3 === 1 ? 'BTC' : 'USDT',
      amount: place % 3 === 1 ? '0.00004218' : amountOn(day),
      fromInvitees: place % 3 === 1 ? '0.00004218' : amountOn(day),
      fromOwnFees: '0',
      value: amountOn(day),
      state: place === 0 ? 'DUE' : 'PAID',
      paidAt: place === 0 ? null : day + DAY_MS + 400_000,
    })),
  }))(page);
}
