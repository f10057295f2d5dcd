/** The browser's own reader of codes: not in every one, and in no type of the library. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = 'qr_code';
const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser shows a camera and reads QR codes. */
export async function canScan(): Promise<boolean> {
  if (typeof navigator === 'undefined' || navigator.mediaDevices?.getUserMedia === undefined) return false;
  try {
    return (await detectorClass()?.getSupportedFormats())?.includes(FORMAT) ?? false;
  } catch {
    return false;
  }
}

/** @throws TypeError where `canScan` says no */
export function createDetector(): CodeDetector {
  const Detector = detectorClass();
  if (!Detector) throw new TypeError('This browser reads no codes.');
  return new Detector({ formats: [FORMAT] });
}
