import { CircleAlert, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { Icon } from '../icon';
import { Spinner } from '../feedback/spinner';
import classes from './file-drop.module.css';

interface Props {
  title: string;
  hint: string;
  choose: string;
  /** Choosing is the step's main action. */
  primary?: boolean;
  accept: string;
  busy: boolean;
  error: string | undefined;
  multiple?: boolean;
  onFile: (file: File, ...more: File[]) => void;
}

/** The button is a real file input, for keyboards and screen readers. */
export function FileDrop({
  title,
  hint,
  choose,
  primary = false,
  accept,
  busy,
  error,
  multiple,
  onFile,
}: Props) {
  const id = useId();
  const [dragOver, setDragOver] = useState(false);

  function handleFiles(files: FileList | null) {
    const [file, ...more] = files ?? [];
    if (file && !busy) onFile(file, ...more);
  }

  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(true);
  };

  function onInputChange({ target }: ChangeEvent<HTMLInputElement>) {
    handleFiles(target.files);
    // Otherwise choosing the same file again would fire no event.
    target.value = '';
  }

  return (
    <div>
      <div
        className={classes.drop}
        data-over={dragOver}
        data-bad={Boolean(error)}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setDragOver(currentTarget.contains(relatedTarget as Node | null))
        }
        onDrop={(event) => {
          event.preventDefault();
          setDragOver(false);
          handleFiles(event.dataTransfer.files);
        }}
      >
        <Icon of={Upload} size={28} />
        <div className={classes.said}>
          <strong>{title}</strong>
          <p id={`${id}-hint`}>{hint}</p>
        </div>
        <span className={classes.choose} data-primary={primary}>
          <input
            type="file"
            accept={accept}
            multiple={multiple}
            aria-label={choose}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            aria-invalid={Boolean(error)}
            aria-disabled={busy}
            onClick={(event) => busy && event.preventDefault()}
            onChange={onInputChange}
          />
          <span aria-hidden="true">
            {busy && <Spinner />}
            {choose}
          </span>
        </span>
      </div>
      {/* Always rendered, because screen readers announce only changes in an existing alert. */}
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
