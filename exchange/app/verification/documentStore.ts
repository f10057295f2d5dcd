import type { UploadType } from '@/domain/upload/uploadRules';

/** Whose files. */
export interface Owner {
  userId: string;
  brand: string;
}

/** A file as verification judges it. */
export interface OwnFile {
  uploadId: string;
  /** What it was sent as. */
  type: UploadType;
  /** ms since 1970 */
  createdAt: number;
}

/** What files are handed to a reviewer with: a verification, as it was sent once. */
interface Review {
  reference: string;
  submission: number;
}

/** Files that were uploaded before; verification knows them by id. */
export interface DocumentStore {
  /** Everything the owner has. */
  filesOf(owner: Owner): Promise<readonly OwnFile[]>;
  /** Addresses that open them for whoever reviews, for hours and until it is decided. */
  reviewLinks(owner: Owner, review: Review, uploadIds: readonly string[]): Promise<{ uploadId: string; fileUrl: string }[]>;
}
