import type { CodeName } from '@/contract/codes';
import type { TakenKind } from '@/domain/upload/uploadRules';

/** A file as it came, in its order. */
export interface RawFile {
  /** Whose: nobody holds up others with files of their own. */
  owner: string;
  kind: TakenKind;
  size: number;
  pieces: AsyncIterable<Buffer>;
}

/** A file as it is kept: made anew, with nothing in it but what is seen. */
export interface CleanFile {
  kind: 'jpeg' | 'pdf';
  bytes: Buffer;
  width: number | null;
  height: number | null;
  pages: number | null;
}

/** Why a file is not taken. */
export interface FileRefusal {
  refused: CodeName;
  params: number[];
}

/**
 * Makes files anew. What others made is read away from the thread, and where it can be from the process, that money moves in.
 * @throws AppError with what is wrong with the file, or uploadBusy
 */
export interface Cleaner {
  clean(file: RawFile): Promise<CleanFile>;
  close(): Promise<void>;
}
