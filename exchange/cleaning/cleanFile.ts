import type { TakenKind } from '@/domain/upload/uploadRules';
import type { CleanFile, FileRefusal } from '../app/uploads/cleaner';
import { cleanPdf } from './cleanPdf';
import { cleanPicture } from './cleanPicture';

/** Makes a file anew. Whatever a reader of its format stumbles over is damage: no message of a library is shown to anybody. */
export async function cleanFile(kind: TakenKind, bytes: Buffer): Promise<CleanFile | FileRefusal> {
  try {
    return kind === 'pdf' ? await cleanPdf(bytes) : await cleanPicture(bytes);
  } catch {
    return { refused: 'uploadDamaged', params: [] };
  }
}
