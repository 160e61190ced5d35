import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { INVITATION_DAYS } from '../../../../api/contract/auth/invitations.js';
import { useText } from '../../i18n/use-text';
import { useConfig } from '../../api/config';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AccountRow, useAccountAction } from './account-row';
import { AccountLinkDialog, type ShownLink } from './account-link';
import type { Employee } from '../employee';

export function AccountInvitation({ employee: { name, email, userId } }: { employee: Employee }) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const mail = useConfig()?.mail === true;
  const { busy, act } = useAccountAction();
  const [createdLink, setCreatedLink] = useState<ShownLink>();

  async function invite(byMail: boolean) {
    if (busy) return;
    const invitation = await act(() => api.invite(userId._id, byMail));
    if (invitation?.sent) notify(text('access.invitationSent', { email }), { type: 'success' });
    if (invitation?.link)
      setCreatedLink({ link: invitation.link, expiresAt: invitation.expiresAt });
  }

  const action = (
    <>
      {mail && (
        <Button aria-disabled={busy} onClick={() => void invite(true)}>
          {text('access.sendInvitation')}
        </Button>
      )}
      <Button aria-disabled={busy} onClick={() => void invite(false)}>
        {text('access.makeInvitation')}
      </Button>
      {createdLink && (
        <AccountLinkDialog
          title={text('access.invitationTitle', { name })}
          made={createdLink}
          onClose={() => setCreatedLink(undefined)}
        />
      )}
    </>
  );
  return (
    <AccountRow glyph={<Icon of={MailPlus} />} title={text('access.invitation')} action={action}>
      {text(mail ? 'access.invitationText' : 'access.invitationNoMail', { days: INVITATION_DAYS })}
    </AccountRow>
  );
}
