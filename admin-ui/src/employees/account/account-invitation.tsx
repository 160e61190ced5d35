import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { INVITATION_DAYS } from '../../../../api/contract/invitations.js';
import { useText } from '../../i18n/use-text';
import { useConfig } from '../../api/config';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AccountRow, useAccountAction } from './account-row';
import { AccountLinkDialog, type ShownLink } from './account-link';
import type { Employee } from '../employee';

/** For somebody who has no password yet: by mail where mail can be sent, or as a link that the admin hands over. */
export function AccountInvitation({ employee: { name, email, userId } }: { employee: Employee }) {
  const text = useText();
  const notify = useNotify();
  const office = useApi();
  const mail = useConfig()?.mail === true;
  const { busy, act } = useAccountAction();
  const [made, setMade] = useState<ShownLink>();

  async function invite(byMail: boolean) {
    if (busy) return;
    const invitation = await act(() => office.invite(userId._id, byMail));
    if (invitation?.sent) notify(text('access.invitationSent', { email }), { type: 'success' });
    if (invitation?.link) setMade({ link: invitation.link, expiresAt: invitation.expiresAt });
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
      {made && <AccountLinkDialog title={text('access.invitationTitle', { name })} made={made} onClose={() => setMade(undefined)} />}
    </>
  );
  return (
    <AccountRow glyph={<Icon of={MailPlus} />} title={text('access.invitation')} action={action}>
      {text(mail ? 'access.invitationText' : 'access.invitationNoMail', { days: INVITATION_DAYS })}
    </AccountRow>
  );
}
