/** The ways in: files and folders chosen or dropped, text pasted. Small once something is there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Intake } from '../../intake/intake';
import { t } from '../../i18n/messages';
import { FileField } from '../file-field';
import { PageIcon } from '../page-icons';
import { filesOf } from './dropped';

export function TakeIn({ intake, small }: { readonly intake: Intake; readonly small: boolean }) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [pasting, setPasting] = useState(false);
  // Dropped anywhere on the page; a file that misses the box must not replace the page.
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer !== null && [...event.dataTransfer.types].includes('Files');
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer === null || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void filesOf(event.dataTransfer).then(({ files: dropped, unopened }) => intake.add(dropped, unopened));
    };
    const paste = (event: ClipboardEvent) => {
      const into = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const data = event.clipboardData;
      if (into || data === null) return;
      if (data.files.length > 0) intake.add([...data.files]);
      else if (data.getData('text/plain').trim() !== '') intake.paste(data.getData('text/plain'), t('import-pasted'));
    };
    document.addEventListener('dragover', enter);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', enter);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [intake]);

  return (
    <section class="take-in" data-over={over} data-small={small} data-testid="take-in">
      {!small && (
        <>
          <PageIcon name="down" size={40} />
          <p class="song take-in-title">{t('import-drop')}</p>
          <p class="take-in-note">{t('import-drop-note')}</p>
        </>
      )}
      <FileField field={files} testid="import-files" multiple onFiles={(chosen) => intake.add(chosen)} />
      <FileField field={folder} testid="import-folder" multiple folder onFiles={(chosen) => intake.add(chosen)} />
      <p class="take-in-ways">
        <button type="button" class={small ? 'button' : 'button primary'} data-testid="choose-files" onClick={() => files.current?.click()}>
          {t('import-files')}
        </button>
        <button type="button" class="button" data-testid="choose-folder" onClick={() => folder.current?.click()}>
          {t('import-folder')}
        </button>
        <button type="button" class="button" data-testid="paste-open" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {t('import-paste')}
        </button>
      </p>
      {pasting && (
        <Paste
          onRead={(text) => {
            setPasting(false);
            intake.paste(text, t('import-pasted'));
          }}
        />
      )}
      {!small && (
        <p class="take-in-private">
          <PageIcon name="lock" size={18} />
          {t('import-private')}
        </p>
      )}
    </section>
  );
}

function Paste({ onRead }: { onRead(text: string): void }) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRead(text);
      }}
    >
      <textarea ref={box} class="field" rows={6} spellcheck={false} aria-label={t('import-paste')} placeholder={t('import-paste-note')} data-testid="paste-text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit" class="button" data-testid="paste-read" aria-disabled={text.trim() === ''}>
        {t('import-paste-read')}
      </button>
    </form>
  );
}
