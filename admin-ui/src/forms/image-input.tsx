import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useInput } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { FieldFrame } from '../ui/field-frame';
import { Icon } from '../ui/icon';
import classes from './image-input.module.css';

const LARGEST_BYTES = 5 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** A photo to be sent with the form, seen before it is. `name` makes the picture that stands there without one. */
export function ImageInput({ source, label, name }: { source: string; label: string; name: string }) {
  const text = useText();
  const { field, fieldState } = useInput({ source });
  const [refused, setRefused] = useState<string>();
  const file = field.value as File | undefined;
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const refusal = !TYPES.includes(chosen.type) ? 'forms.imageType' : chosen.size > LARGEST_BYTES ? 'forms.imageSize' : undefined;
    setRefused(refusal && text(refusal));
    if (refusal) return;
    setPreview(URL.createObjectURL(chosen));
    field.onChange(chosen);
  }

  return (
    <FieldFrame label={label} optional wide error={refused ?? fieldState.error?.message} hint={text('forms.imageHint')}>
      {(tied) => (
        <div className={classes.image}>
          <Avatar name={name || '?'} size="l" photo={file && preview} />
          <span className={classes.choose}>
            <input {...tied} type="file" accept={TYPES.join()} onBlur={field.onBlur} onChange={({ target }) => choose(target.files?.[0])} />
            <span aria-hidden="true">
              <Icon of={Upload} size={16} />
              {text('forms.chooseImage')}
            </span>
          </span>
          {file && (
            <Button variant="quiet" onClick={() => field.onChange(null)}>
              {text('forms.removeImage')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
