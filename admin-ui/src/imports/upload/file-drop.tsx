import { CircleAlert, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/feedback/spinner';
import classes from './file-drop.module.css';

interface Props {
  title: string;
  hint: string;
  /** On the button, which opens the browser's own dialog. */
  choose: string;
  accept: string;
  busy: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
}

/** A file is dropped anywhere on it, or chosen by its button: a real file input, for keyboards and screen readers. */
export function FileDrop({ title, hint, choose, accept, busy, error, onFile }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);

  function take(files: FileList | null) {
    const [file] = files ?? [];
    if (file && !busy) onFile(file);
  }

  const dragged = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files);
    // The same file may be chosen again.
    target.value = '';
  }

  return (
    <div>
      <div
        className={classes.drop}
        data-over={over}
        data-bad={Boolean(error)}
        onDragEnter={dragged}
        onDragOver={dragged}
        onDragLeave={({ currentTarget, relatedTarget }) => setOver(currentTarget.contains(relatedTarget as Node | null))}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <Icon of={Upload} size={28} />
        <div className={classes.said}>
          <strong>{title}</strong>
          <p id={`${id}-hint`}>{hint}</p>
        </div>
        <span className={classes.choose}>
          <input
            type="file"
            accept={accept}
            aria-label={choose}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            aria-invalid={Boolean(error)}
            aria-disabled={busy}
            onClick={(event) => busy && event.preventDefault()}
            onChange={chosen}
          />
          <span aria-hidden="true">
            {busy && <Spinner />}
            {choose}
          </span>
        </span>
      </div>
      {/* There from the beginning, so that what comes into it is said. */}
      <p id={`${id}-error`} role="alert" className={classes.error}>
        {error && (
          <>
            <Icon of={CircleAlert} size={14} />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
