import Type, { type Static } from 'typebox';
import { UPLOAD_TYPES } from '@/domain/upload/uploadRules';
import { DOCUMENT_KINDS } from '@/domain/verification/dictionary';
import { HANDOVER_SLOTS, HANDOVER_STEPS } from '@/domain/verification/handover';
import { Id, oneOf, TimestampMs } from './primitives';
import { Device } from './security';
import { Bytes, SendId, Sha256, Upload, UploadRules } from './upload';

// Handing the pictures of one step over to a phone: the computer begins and follows, the phone opens the link and sends.

const strict = { additionalProperties: false };
const Slot = oneOf(HANDOVER_SLOTS);
const Step = oneOf(HANDOVER_STEPS);
/** When it took the place of one the phone had sent before, which is still among the owner's files; absent where it did not. */
const ReplacedAt = Type.Optional(TimestampMs);
/** 32 random bytes, base64url. */
const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: '32 random bytes, base64url' });

export const HandoverBegin = Type.Object({ step: Step }, strict);
export const HandoverBegun = Type.Object({
  handoverId: Type.String(),
  /** Behind the # of the phone's page. Told once; only its hash is kept. */
  link: Secret,
  /** Until when a phone may open it. */
  expiresAt: TimestampMs,
});
export type HandoverBegun = Static<typeof HandoverBegun>;

/** As the computer follows it; null where none was begun. */
export const Handover = Type.Union([
  Type.Object({
    handoverId: Type.String(),
    step: Step,
    /**
     * WAITING for a phone; MATCHING: one has come, and shows a number that is to be typed here; OVER: nothing is taken from it any more.
     */
    status: oneOf(['WAITING', 'MATCHING', 'CONNECTED', 'OVER']),
    /** What the phone says of itself; null while there is none. */
    device: Type.Union([Device, Type.Null()]),
    expiresAt: TimestampMs,
    /** Of a selfie, whose gestures `files` are of; null of a document. */
    challengeId: Type.Union([Type.String(), Type.Null()]),
    /** What came for the step as it is asked now, and is still there; the latest of each place and type. */
    files: Type.Array(Type.Object({ slot: Slot, upload: Upload, replacedAt: ReplacedAt })),
  }),
  Type.Null(),
]);
export type Handover = Static<typeof Handover>;

/**
 * The phone makes a secret of its own and shows it with the link: the first one that comes is the handover's phone, and may come again,
 * when an answer was lost and to hear whether its number was typed. Once it was, its further calls carry the secret in the header
 * `exchange-handover`.
 */
export const HandoverOpen = Type.Object({ link: Secret, phone: Secret }, strict);

const MatchNumber = Type.String({ pattern: '^[1-9][0-9]$' });
/** All that a phone is told until its number was typed at the computer. */
export const HandoverOpened = Type.Object({
  /** To be shown by the phone; null: it was typed, and the phone may send. */
  number: Type.Union([MatchNumber, Type.Null()]),
  expiresAt: TimestampMs,
});
export type HandoverOpened = Static<typeof HandoverOpened>;
/** What the phone shows, typed at the computer. A wrong one ends the handover. */
export const HandoverConfirm = Type.Object({ handoverId: Id, number: MatchNumber }, strict);

/** All that a phone is told: no name, no address, nothing that was sent. */
export const HandoverAsked = Type.Object({
  step: Step,
  documentKind: Type.Union([oneOf(DOCUMENT_KINDS), Type.Null()]),
  pictures: Type.Array(
    Type.Object({
      slot: Slot,
      type: oneOf(UPLOAD_TYPES),
      /** Has come from this phone, and is still there. */
      isThere: Type.Boolean(),
      replacedAt: ReplacedAt,
    }),
  ),
  /** What files may be. */
  limits: UploadRules,
  expiresAt: TimestampMs,
});
export type HandoverAsked = Static<typeof HandoverAsked>;

export const HandoverUploadBegin = Type.Object({ slot: Slot, size: Bytes, sha256: Sha256, sendId: SendId }, strict);
export const HandoverUploadNamed = Type.Object({ sessionId: Id }, strict);
