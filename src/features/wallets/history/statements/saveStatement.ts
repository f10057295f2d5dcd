import { quietCall } from '@/src/api/quietCall';
import { saveFile } from '@/src/lib/saveFile';

/** A month's statement as a PDF for the browser to keep. @throws ApiError */
export async function saveStatement(month: string, timeZone: string): Promise<void> {
  const { fileName, pdf } = await quietCall('statement', { month, timeZone });
  saveFile(
    fileName,
    Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)),
    'application/pdf',
  );
}
