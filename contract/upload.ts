import Type, { type Static } from 'typebox';
import { CONTENT_TYPES, UPLOAD_TYPES } from '@/domain/upload/uploadRules';
import { Id, oneOf, TimestampMs } from './primitives';

// Files of users. A whole file goes by one call (`upload`, as the specification has it); `uploadBegin`, `uploadPart` and `uploadFinish`
// send it in pieces and go on where they stopped.

const strict = { additionalProperties: false };

const UploadType = oneOf(UPLOAD_TYPES);
const ContentType = oneOf(Object.values(CONTENT_TYPES));
export const Bytes = Type.Integer({ minimum: 1, maximum: 1024 * 1024 * 1024, description: 'Bytes' });
const Count = Type.Integer({ minimum: 0 });
/** Lower-case hex. */
export const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, lower-case hex' });

const rules = {
  maxPictureBytes: Bytes,
  maxPdfBytes: Bytes,
  maxPdfPages: Count,
  /** Width times height. */
  maxPixels: Count,
  /** Of progressive and interlaced pictures and of WebP. */
  maxPixelsAtOnce: Count,
  /** Pixels of the shorter side. */
  minSide: Count,
  /** Larger pictures are made this large, and all are kept as JPEG. */
  keptSide: Count,
  /** Every piece but the last has exactly this many. */
  partBytes: Bytes,
  /** How long an upload that stopped can go on. */
  resumeHours: Count,
  types: Type.Array(Type.Object({ type: UploadType, contentTypes: Type.Array(ContentType) })),
};
/** What a file may be, whoever sends it. */
export const UploadRules = Type.Object(rules);
export type UploadRules = Static<typeof UploadRules>;

export const UploadLimits = Type.Object({
  ...rules,
  /** Of the account: what is kept, and the most that may be. */
  files: Type.Object({ kept: Count, most: Count }),
  bytes: Type.Object({ kept: Count, most: Count }),
  /** Uploads begun in the last 24 hours, and the most that may be. */
  today: Type.Object({ begun: Count, most: Count }),
});

/** A file that is kept. */
const fileFields = {
  uploadId: Id,
  type: UploadType,
  /** Of what is kept: pictures become JPEG. */
  contentType: ContentType,
  size: Bytes,
  /** Of what is kept. */
  sha256: Sha256,
  /** Pixels; null for a PDF. */
  width: Type.Union([Count, Type.Null()]),
  height: Type.Union([Count, Type.Null()]),
  /** null for a picture. */
  pages: Type.Union([Count, Type.Null()]),
  /** Belongs to something that was handed in, and cannot be taken back any more. */
  isInUse: Type.Boolean(),
  createdAt: TimestampMs,
};
export const Upload = Type.Object(fileFields);
export type Upload = Static<typeof Upload>;

const link = {
  /** Opens without a session until then, on this brand's hosts alone. */
  fileUrl: Type.String({ maxLength: 500 }),
  fileUrlExpiresAt: TimestampMs,
};
export const UploadLink = Type.Object(link);
export const Uploaded = Type.Object({ ...fileFields, ...link });
export type Uploaded = Static<typeof Uploaded>;

/** Made up by whoever sends, one for each file that is sent: sent again because an answer was lost, it is kept once. For a day. */
export const SendId = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }));

/** Fields of the form besides `file`. */
export const UploadForm = Type.Object(
  { action: Type.Literal('kyx'), needFileUrl: Type.Literal(true), type: UploadType, sendId: SendId },
  strict,
);

export const UploadBegin = Type.Object({ type: UploadType, size: Bytes, sha256: Sha256, sendId: SendId }, strict);

/**
 * An upload under way. Begun anew with the same type, size and sha256, the same one goes on; with the `sendId` of a file that is kept, that
 * one.
 */
export const UploadSession = Type.Object({
  sessionId: Id,
  /** Bytes that are there: where the next piece begins. */
  received: Count,
  partBytes: Bytes,
  expiresAt: TimestampMs,
});
export type UploadSession = Static<typeof UploadSession>;

/** Beside the bytes, which are the body. */
export const UploadPart = Type.Object({ sessionId: Id, offset: Count, sha256: Sha256 }, strict);
export const UploadSessionNamed = Type.Object({ sessionId: Id }, strict);
export const UploadNamed = Type.Object({ uploadId: Id }, strict);

/**
 * What `fileUrl` carries. `askedBy`: the session that asked for it, whose end is the link's. Of a reviewer's link instead `reference` and
 * `submission`: what is reviewed, whose decision is the link's end.
 */
export const UploadFileQuery = Type.Object(
  {
    uploadId: Id,
    until: TimestampMs,
    askedBy: Type.Optional(Id),
    reference: Type.Optional(Type.String({ pattern: '^KX(-[0-9A-Z]{4}){3}$' })),
    submission: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    signature: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  },
  strict,
);
