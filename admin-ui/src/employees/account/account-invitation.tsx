import { MailPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { INVITATION_DAYS } from '../../../../api/contract/auth/invitations.js';
import { useText } from '../../i18n/use-text';
import type { TO_INVITE } from '../../paths';
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

  useLinkAtOnce(() => void invite(false));

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

/** For somebody who was added to be invited by a link. Only once: going back or reloading makes no other link. */
function useLinkAtOnce(invite: () => void): void {
  const { pathname, state } = useLocation();
  const isAsked = (state as Partial<typeof TO_INVITE> | null)?.invite === true;
  const navigate = useNavigate();
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isAsked || begun.current) return;
    begun.current = true;
    void navigate(pathname, { replace: true });
    invite();
  });
  useEffect(() => begin(), [isAsked]);
}
