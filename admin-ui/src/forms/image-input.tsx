import { Upload, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInput } from 'ra-core';
import { useText } from '../i18n/use-text';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { FieldFrame } from '../ui/fields/field';
import { Icon } from '../ui/icon';
import { useDescribedField } from './described-fields';
import { IMAGE_TYPES, imageError } from './image-file';
import classes from './image-input.module.css';

interface Props {
  source: string;
  label: string;
  name: string;
  current?: ReactNode;
}

/** Before there is a name, nobody in particular. */
function Face({ name, photo }: { name: string; photo: string | undefined }) {
  if (name.trim() || photo) return <Avatar name={name} size="l" photo={photo} />;
  return (
    <span className={classes.nobody}>
      <Icon of={UserRound} size={24} />
    </span>
  );
}

export function ImageInput({ source, label, name, current }: Props) {
  const text = useText();
  useDescribedField(source, { label });
  const { field, fieldState } = useInput({ source });
  const [error, setError] = useState<string>();
  const file = field.value as File | undefined;
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const input = useRef<HTMLInputElement>(null);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const invalid = imageError(chosen);
    setError(invalid && text(invalid));
    setPreview(invalid ? undefined : URL.createObjectURL(chosen));
    // An invalid file also clears a valid one chosen before, which would otherwise be sent without being shown.
    field.onChange(invalid ? null : chosen);
  }

  function remove() {
    setError(undefined);
    field.onChange(null);
    input.current?.focus();
  }

  return (
    <FieldFrame
      label={label}
      optional
      wide
      error={error ?? fieldState.error?.message}
      hint={text('forms.imageHint')}
    >
      {(controlProps) => (
        <div className={classes.image}>
          {(!file && current) || <Face name={name} photo={file && preview} />}
          <span className={classes.choose}>
            <input
              ref={input}
              {...controlProps}
              type="file"
              accept={IMAGE_TYPES.join()}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                // Without this, choosing the same file again fires no change event.
                target.value = '';
                choose(chosen);
              }}
            />
            <span aria-hidden="true">
              <Icon of={Upload} size={16} />
              {text('forms.chooseImage')}
            </span>
          </span>
          {file && (
            <Button variant="quiet" onClick={remove}>
              {text('forms.removeImage')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
