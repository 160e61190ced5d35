import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { FieldFrame } from '../ui/fields/field';
import { Icon } from '../ui/icon';
import { IMAGE_TYPES, imageRefusal } from './image-file';
import classes from './image-input.module.css';

interface Props {
  source: string;
  label: string;
  /** Makes the picture that stands there without a photo. */
  name: string;
  /** The photo that there is already. */
  current?: ReactNode;
}

/** A photo to be sent with the form, seen before it is. */
export function ImageInput({ source, label, name, current }: Props) {
  const text = useText();
  const { field, fieldState } = useInput({ source });
  const [refused, setRefused] = useState<string>();
  const file = field.value as File | undefined;
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const input = useRef<HTMLInputElement>(null);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const refusal = imageRefusal(chosen);
    setRefused(refusal && text(refusal));
    setPreview(refusal ? undefined : URL.createObjectURL(chosen));
    // One that is refused takes the place of a good one, which would be sent unseen otherwise.
    field.onChange(refusal ? null : chosen);
  }

  function remove() {
    setRefused(undefined);
    field.onChange(null);
    input.current?.focus();
  }

  return (
    <FieldFrame label={label} optional wide error={refused ?? fieldState.error?.message} hint={text('forms.imageHint')}>
      {(tied) => (
        <div className={classes.image}>
          {(!file && current) || <Avatar name={name || '?'} size="l" photo={file && preview} />}
          <span className={classes.choose}>
            <input
              ref={input}
              {...tied}
              type="file"
              accept={IMAGE_TYPES.join()}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                // The same file may be chosen again.
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
