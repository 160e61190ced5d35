import { Check, Copy, KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LinkResponse } from '../../../../api/contract/auth/auth-responses.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useApi } from '../../api/use-api';
import { Button, IconButton } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import { Icon } from '../../ui/icon';
import { AccountRow, useAccountAction } from './account-row';
import classes from '../employee-details.module.css';
import type { Employee } from '../employee';

export function AccountLink({ employee: { name, userId } }: { employee: Employee }) {
  const text = useText();
  const api = useApi();
  const { busy, act } = useAccountAction();
  const [createdLink, setCreatedLink] = useState<LinkResponse>();
  const action = (
    <>
      <Button
        aria-disabled={busy}
        onClick={() => void (busy || act(() => api.makeLink(userId._id)).then(setCreatedLink))}
        busy={busy}
      >
        {text('access.makeLink')}
      </Button>
      {createdLink && (
        <AccountLinkDialog
          title={text('access.linkTitle', { name })}
          made={createdLink}
          onClose={() => setCreatedLink(undefined)}
        />
      )}
    </>
  );
  return (
    <AccountRow glyph={<Icon of={KeyRound} />} title={text('access.password')} action={action}>
      {text('access.passwordText')}
    </AccountRow>
  );
}

export type ShownLink = Pick<LinkResponse, 'link' | 'expiresAt'>;

/** The server shows the link only once, and may send a path without its own origin. */
export function AccountLinkDialog({
  title,
  made: { link, expiresAt },
  onClose,
}: {
  title: string;
  made: ShownLink;
  onClose: () => void;
}) {
  const text = useText();
  const { instant } = useDates();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const address = new URL(link, window.location.origin).href;

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
    <Dialog title={title} onClose={onClose}>
      <p>{text('access.linkText', { time: instant(expiresAt) })}</p>
      <div>
        <Field
          ref={field}
          label={text('access.link')}
          readOnly
          value={address}
          dir="ltr"
          onFocus={({ target }) => target.select()}
        >
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
