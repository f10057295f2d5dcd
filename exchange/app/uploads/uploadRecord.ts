import type { Upload } from '@/contract/upload';
import type { UploadType } from '@/domain/upload/uploadRules';

/** Where sealed bytes lie, and what opens them. */
export interface SealedPlace {
  storageKey: string;
  /** The file's own key, sealed. */
  sealedKey: string;
}

/** A file that is kept, whoever's. */
export interface UploadRecord extends Omit<Upload, 'isInUse' | 'createdAt'>, SealedPlace {
  userId: string;
  brand: string;
  createdMs: number;
  inUseMs: number | null;
}

export interface NewUpload extends Omit<UploadRecord, 'uploadId' | 'inUseMs'> {
  /** Of the file as it came, by which it is found when it is sent again. */
  sentSha256: string;
  /** What was said behind the file that its sender calls this sending; null: nothing, or it was said at the beginning. */
  sendId: string | null;
}

/** An upload under way. Parts lie where `storageKey` says nothing of: each has a place of its own. */
export interface SessionRecord extends SealedPlace {
  sessionId: string;
  userId: string;
  brand: string;
  type: UploadType;
  /** null: a whole file by one call, which says neither before; it counts by what has come of it. */
  size: number | null;
  sha256: string | null;
  received: number;
  isOpen: boolean;
  /** What became of it. */
  uploadId: string | null;
  expiresMs: number;
}

export interface NewSession extends Pick<SessionRecord, 'userId' | 'brand' | 'type' | 'size' | 'sha256' | 'expiresMs'>, SealedPlace {
  /** What the sender calls this sending; null: nothing. */
  sendId: string | null;
  /** A phone's, which its handover counts and ends. */
  isByPhone: boolean;
}

export interface PartRecord {
  offset: number;
  size: number;
  storageKey: string;
}

/** As its owner sees it. */
export const shownUpload = ({
  uploadId,
  type,
  contentType,
  size,
  sha256,
  width,
  height,
  pages,
  inUseMs,
  createdMs,
}: UploadRecord): Upload => ({
  uploadId,
  type,
  contentType,
  size,
  sha256,
  width,
  height,
  pages,
  isInUse: inUseMs !== null,
  createdAt: createdMs,
});
