import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { IconButton } from './button';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';

export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false);
  const text = useText();
  return (
    <Field {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <IconButton aria-label={text(shown ? 'password.hide' : 'password.show')} onClick={() => setShown(!shown)}>
        <Icon of={shown ? EyeOff : Eye} />
      </IconButton>
    </Field>
  );
}
