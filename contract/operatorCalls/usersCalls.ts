import Type, { type Static } from 'typebox';
import { Id, oneOf } from '../primitives';
import { FeeTier, Note, Nothing, type OperatorCall, searched, strict, Words } from './operatorCall';

const AnnouncedText = Type.Object({ title: Words(80), body: Words(1_000) }, strict);
const ANNOUNCED_LANGUAGES = ['en', 'es', 'zh-TW', 'zh-MY', 'ar-AE', 'it-IT', 'pt-PT', 'bg'];

/** Users: who they are, what keeps them from trading, whom they invited, and what all of a brand are told. */
export const usersCalls = {
  findUsers: {
    method: 'GET',
    path: '/operator/users',
    /**
     * By id or the whole of an address, masked. Where `note` says why they are needed they are whole, and found by the beginning of an
     * address, too; phone numbers are looked for with a reason only.
     */
    params: Type.Object({ search: searched(254), note: Type.Optional(Note) }, strict),
  },
  showUser: {
    method: 'POST',
    path: '/operator/users/show',
    /** By id, or the whole of an address. Masked without `note`, which a phone number needs. */
    params: Type.Object({ user: searched(254), note: Type.Optional(Note) }, strict),
  },
  showReferral: { method: 'POST', path: '/operator/referral/show', params: Type.Object({ userId: Id, note: Note }, strict) },
  referralTotals: { method: 'GET', path: '/operator/referral/totals', params: Nothing },
  freezeUser: {
    method: 'POST',
    path: '/operator/users/freeze',
    params: Type.Object({ userId: Id, cancelOrders: Type.Optional(Type.Boolean({ default: false })), note: Note }, strict),
  },
  unlockUser: {
    method: 'POST',
    path: '/operator/users/unlock',
    /** `factors`: what becomes of ways to prove oneself that came in the week before the lock; needed where there are some. */
    params: Type.Object({ userId: Id, factors: Type.Optional(oneOf(['keep', 'remove'])), note: Note }, strict),
  },
  resetFactor: { method: 'POST', path: '/operator/users/reset-factor', params: Type.Object({ userId: Id, note: Note }, strict) },
  setUserTier: {
    method: 'POST',
    path: '/operator/users/tier',
    params: Type.Object({ userId: Id, tier: FeeTier, note: Note }, strict),
  },
  unfreezeUser: {
    method: 'POST',
    path: '/operator/users/unfreeze',
    /** `own`: the owner's own freeze instead of an operator's. */
    params: Type.Object({ userId: Id, own: Type.Optional(Type.Boolean({ default: false })), note: Note }, strict),
  },

  announce: {
    method: 'POST',
    path: '/operator/announcements',
    params: Type.Object(
      {
        brand: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
        /** By language; English is shown where a language is missing. */
        texts: Type.Object(
          Object.fromEntries(ANNOUNCED_LANGUAGES.map((language) => [language, Type.Optional(AnnouncedText)])),
          strict,
        ) as unknown as Type.TUnsafe<Partial<Record<string, Static<typeof AnnouncedText>>>>,
        note: Note,
      },
      strict,
    ),
  },
} as const satisfies Record<string, OperatorCall>;
