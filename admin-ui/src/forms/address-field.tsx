import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../ui/button';
import { Field } from '../ui/fields/field';
import { Icon } from '../ui/icon';
import classes from './address-field.module.css';
import { type CopyWords, useCopy } from './use-copy';

interface Props {
  label: string;
  /** Of this site; perhaps a path without its origin. */
  address: string;
  words: CopyWords & { copy: string };
}

/** For an address that the server shows only once. */
export function AddressField({ label, address, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { copied, message, copy } = useCopy(words);
  const { href } = new URL(address, window.location.origin);

  function onCopy() {
    field.current?.select();
    void copy(href);
  }

  return (
    <div>
      <Field
        ref={field}
        label={label}
        readOnly
        value={href}
        dir="ltr"
        onFocus={({ target }) => target.select()}
      >
        <IconButton aria-label={words.copy} onClick={onCopy}>
          <Icon of={copied ? Check : Copy} />
        </IconButton>
      </Field>
      <p role="status" className={classes.copied}>
        {message}
      </p>
    </div>
  );
}
