/** Scans QR codes with the camera, one after the other; also reads them from pictures. Nothing that is seen leaves this page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { FileField } from '../file-field';
import { t } from '../../i18n/messages';
import { SheetView } from '../sheet';
import { createReader, type Reader } from './qr-reader';

export interface ScanSheetProps {
  /** The text of a code; true where it was a result. */
  onFound(text: string): boolean;
  onClose(): void;
}

const EVERY_MS = 200;

export function ScanSheet({ onFound, onClose }: ScanSheetProps) {
  const video = useRef<HTMLVideoElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [word, say] = useState(t('scan-waiting'));
  const [count, setCount] = useState(0);
  const reader = useRef<Promise<Reader> | null>(null);
  const seen = useRef(new Set<string>());
  const open = () => (reader.current ??= createReader());

  const found = (text: string) => {
    if (seen.current.has(text)) return;
    seen.current.add(text);
    if (!onFound(text)) {
      say(t('scan-foreign'));
      return;
    }
    setCount((before) => before + 1);
    say(t('scan-found'));
  };

  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const element = video.current;
      if (stopped || element === null) return;
      if (element.readyState >= element.HAVE_CURRENT_DATA) for (const text of await (await open()).read(element)) found(text);
      timer = setTimeout(() => void look(), EVERY_MS);
    };
    const begin = async () => {
      const camera = 'mediaDevices' in navigator ? navigator.mediaDevices : null;
      if (camera === null) throw new Error('no camera');
      stream = await camera.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      const element = video.current;
      if (stopped || element === null) return;
      element.srcObject = stream;
      await element.play();
      await look();
    };
    begin().catch(() => say(t('scan-no-camera')));
    return () => {
      stopped = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);

  const readFiles = async (files: readonly File[]) => {
    const before = seen.current.size;
    for (const each of files) {
      try {
        const picture = await createImageBitmap(each);
        for (const text of await (await open()).read(picture)) found(text);
        picture.close();
      } catch {
        say(t('scan-no-picture'));
      }
    }
    if (seen.current.size === before) say(t('scan-nothing'));
  };

  return (
    <SheetView title={t('collect-scan')} testid="scan" onClose={onClose}>
      <video ref={video} class="scan-video" playsInline muted aria-label={t('scan-camera')} />
      <p class="sheet-line" role="status" data-testid="scan-word" data-count={count}>
        {word} {count > 0 && t('scan-count', { n: count })}
      </p>
      <FileField field={file} testid="scan-file" accept="image/*" multiple onFiles={(chosen) => void readFiles(chosen)} />
      <div class="sheet-foot">
        <button type="button" class="button" onClick={() => file.current?.click()}>
          {t('scan-picture')}
        </button>
      </div>
    </SheetView>
  );
}
