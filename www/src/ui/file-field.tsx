/** The hidden field of a button that asks for files: the field is the browser's, the button is ours and opens it. */
import type { RefObject } from 'preact';

export interface FileFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly testid: string;
  /** What is offered, as in HTML; everything where it is not told. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Asks for a folder with all that is in it. */
  readonly folder?: boolean;
  onFiles(files: readonly File[]): void;
}

export function FileField({ field, testid, accept, multiple = false, folder = false, onFiles }: FileFieldProps) {
  return (
    <input
      ref={field}
      class="unseen"
      type="file"
      accept={accept}
      multiple={multiple}
      // Older than its name in the types. As a property, which it becomes here, an empty text would be no.
      {...(folder && { webkitdirectory: true })}
      tabIndex={-1}
      aria-hidden="true"
      data-testid={testid}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen once more.
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
