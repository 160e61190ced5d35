import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { LinkResponse } from '../../../../api/contract/auth/auth-responses.js';
import { AddressField } from '../../forms/address-field';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { AccountRow, useAccountAction } from './account-row';
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

/** The server shows the link only once. */
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

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text('access.linkText', { time: instant(expiresAt) })}</p>
      <AddressField
        label={text('access.link')}
        address={link}
        words={{
          copy: text('access.copy'),
          copied: text('access.copied'),
          notCopied: text('access.notCopied'),
        }}
      />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {text('access.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
