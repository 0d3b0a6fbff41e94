/** Reads QR codes from pictures: with the browser's own detector where it has one, else with a decoder that is fetched then. */

export interface Reader {
  /** The texts of the codes in a picture; none where there is none. Never rejects. */
  read(picture: HTMLVideoElement | ImageBitmap): Promise<string[]>;
}

/** The part of the Shape Detection API that is used; it is in no library of types yet. */
interface Detector {
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Larger pictures are made smaller: a code fills a good part of them. */
const MOST_PIXELS = 1600;

export async function createReader(): Promise<Reader> {
  return (await ownReader()) ?? decoderReader();
}

async function ownReader(): Promise<Reader | null> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  try {
    if (Own === undefined || !(await Own.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Own({ formats: ['qr_code'] });
    return { read: (picture) => detector.detect(picture).then((codes) => codes.map(({ rawValue }) => rawValue), () => []) };
  } catch {
    return null;
  }
}

async function decoderReader(): Promise<Reader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return {
    read(picture) {
      const [width, height] = picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
      const scale = Math.min(1, MOST_PIXELS / Math.max(width, height, 1));
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) return Promise.resolve([]);
      try {
        context.drawImage(picture, 0, 0, canvas.width, canvas.height);
        return Promise.resolve([decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))]);
      } catch {
        // What has no code in it is told by throwing.
        return Promise.resolve([]);
      }
    },
  };
}
