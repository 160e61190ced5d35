import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LinkAnswer } from '../../../api/contract/answers.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button, IconButton } from '../ui/button';
import { Dialog, DialogActions } from '../ui/dialog';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import classes from './account.module.css';

export type ShownLink = Pick<LinkAnswer, 'link' | 'expiresAt'>;

/** The only time that the link is seen. The server may leave out its own address. */
export function AccountLinkDialog({ title, made: { link, expiresAt }, onClose }: { title: string; made: ShownLink; onClose: () => void }) {
  const text = useText();
  const { instant } = useDates();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const address = new URL(link, window.location.origin).href;

  async function copy() {
    field.current?.select();
    // There is no clipboard for pages over plain http.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    setCopied(clipboard ? await clipboard.writeText(address).then(() => true, () => false) : false);
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text('access.linkText', { time: instant(expiresAt) })}</p>
      <div>
        <Field ref={field} label={text('access.link')} readOnly value={address} dir="ltr" onFocus={({ target }) => target.select()}>
          <IconButton aria-label={text('access.copy')} onClick={() => void copy()}>
            <Icon of={copied ? Check : Copy} />
          </IconButton>
        </Field>
        <p role="status" className={classes.copied}>
          {copied === undefined ? '' : text(copied ? 'access.copied' : 'access.notCopied')}
        </p>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {text('access.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
