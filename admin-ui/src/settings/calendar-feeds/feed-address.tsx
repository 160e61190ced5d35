import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { Button, IconButton } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import { Icon } from '../../ui/icon';
import classes from './calendar-feeds.module.css';

const PROGRAMS = ['outlook', 'google', 'apple'] as const;

/** The server shows an address only once, and may send a path without its own origin. */
export function FeedAddress({
  calendar,
  url,
  onClose,
}: {
  calendar: string;
  url: string;
  onClose: () => void;
}) {
  const text = useText();
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const address = new URL(url, window.location.origin).href;

  async function copy() {
    field.current?.select();
    // Browsers offer no clipboard to pages served over plain HTTP.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    setCopied(
      clipboard
        ? await clipboard.writeText(address).then(
            () => true,
            () => false,
          )
        : false,
    );
  }

  return (
    <Dialog title={text('settings.feeds.shown', { calendar })} onClose={onClose}>
      <p>{text('settings.feeds.once')}</p>
      <div>
        <Field
          ref={field}
          label={text('settings.feeds.address')}
          readOnly
          value={address}
          dir="ltr"
          onFocus={({ target }) => target.select()}
        >
          <IconButton aria-label={text('settings.feeds.copy')} onClick={() => void copy()}>
            <Icon of={copied ? Check : Copy} />
          </IconButton>
        </Field>
        <p role="status" className={classes.copied}>
          {copied === undefined
            ? ''
            : text(copied ? 'settings.feeds.copied' : 'settings.feeds.notCopied')}
        </p>
      </div>
      <div className={classes.how}>
        <h3 id={heading}>{text('settings.feeds.how')}</h3>
        <ul aria-labelledby={heading}>
          {PROGRAMS.map((program) => (
            <li key={program}>{text(`settings.feeds.${program}`)}</li>
          ))}
        </ul>
        <p>{text('settings.feeds.delay')}</p>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {text('settings.feeds.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
